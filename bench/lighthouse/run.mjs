/* node run.mjs ADDRESS CHROMIUM [PAGE ...]: Lighthouse on home, a table in play, a lesson and a review, as JSON lines. */
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";

const [address, executablePath, ...wanted] = process.argv.slice(2);
const CATEGORIES = ["performance", "accessibility"];
const RATS = ["group-0", "group-1", "group-2"];
const TABLES = {
  table: { options: { diets: "preset" }, roles: RATS, start: "random" },
  lesson: { options: { diets: "lesson", sheet: "crossed", access: "private" }, roles: RATS, start: "teacher" },
  review: { options: { diets: "preset" }, roles: RATS, start: "random" },
};

const browser = await puppeteer.launch({ executablePath, args: ["--no-sandbox"] });
try {
  const page = await newTab();
  await page.goto(address);
  await page.evaluate(post, "/api/guests", { name: "Ann" });
  const made = {};
  for (const [name, wish] of Object.entries(TABLES)) made[name] = (await page.evaluate(post, "/api/tables", wish)).id;
  await page.goto(`${address}/table/${made.table}`);
  await page.waitForSelector(".centre button", { timeout: 300_000 });
  await playOut(page, made.review);
  await weigh(page, made.review);
  await page.close();
  for (const [name, path] of [
    ["home", "/"],
    ["table", `/table/${made.table}`],
    ["lesson", `/learn?table=${made.lesson}`],
    ["review", `/review/${made.review}`],
  ]) {
    if (wanted.length && !wanted.includes(name)) continue;
    for (const formFactor of ["mobile", "desktop"]) {
      console.log(JSON.stringify({ page: name, formFactor, ...(await measured(address + path, formFactor)) }));
    }
  }
} finally {
  await browser.close();
}

/**
 * A tab without a service worker. Ours keeps its process alive after the tab has closed, and the next tab gets the same
 * process. There, Lighthouse's debugger first walks through the last page's memory: some 80 ms, counted as the page's.
 */
async function newTab() {
  const tab = await browser.newPage();
  await tab.evaluateOnNewDocument(() => delete Navigator.prototype.serviceWorker);
  return tab;
}

/** Runs in the page: asks the server, as the guest who has come there. */
async function post(path, body) {
  const headers = { "content-type": "application/json" };
  return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

/** Ann leaves, and bots play the game to its end. */
async function playOut(page, id) {
  await page.evaluate(post, `/api/tables/${id}/commands`, { do: "leave", id: "leave" });
  const isOver = async (id) => (await (await fetch(`/api/tables/${id}`)).json()).stage === "over";
  await page.waitForFunction(isOver, { timeout: 600_000, polling: 1000 }, id);
}

/** On this machine, a server that still weighs the game takes the processor from the browser. A phone has its own. */
async function weigh(page, id) {
  const ask = async (id, precision) => (await fetch(`/api/tables/${id}/analysis?precision=${precision}`)).status;
  for (const precision of ["first", "full"]) {
    const status = await page.evaluate(ask, id, precision);
    if (status !== 200) throw new Error(`no ${precision} analysis: ${status}`);
  }
}

/** Now and then Lighthouse finds no paint in its own trace. That says nothing about the page, so it looks again. */
async function measured(url, formFactor) {
  for (let tries = 3; ; tries--) {
    const lhr = await report(url, formFactor);
    const lacking = Object.values(lhr.audits).filter((audit) => audit.scoreDisplayMode === "error");
    if (lhr.runtimeError === undefined && !lacking.length) return row(lhr);
    const why = lhr.runtimeError?.message ?? lacking.map((audit) => `${audit.id}: ${audit.errorMessage}`).join("; ");
    if (tries === 1) throw new Error(`Lighthouse has no result for ${url}: ${why}`);
  }
}

async function report(url, formFactor) {
  const desktop = {
    formFactor,
    screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
    throttling: { rttMs: 40, throughputKbps: 10240, cpuSlowdownMultiplier: 1 },
  };
  const flags = { onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: "error" };
  const tab = await newTab();
  const { lhr } = await lighthouse(url, { ...flags, ...(formFactor === "desktop" ? desktop : {}) }, undefined, tab);
  await tab.close();
  return lhr;
}

function row(lhr) {
  const faults = Object.values(lhr.audits)
    .filter((audit) => audit.scoreDisplayMode === "binary" && audit.score === 0)
    .map((audit) => audit.id);
  const seen = (audit) => lhr.audits[audit].displayValue;
  return {
    ...Object.fromEntries(CATEGORIES.map((one) => [one, Math.round(100 * lhr.categories[one].score)])),
    paint: seen("first-contentful-paint"),
    largest: seen("largest-contentful-paint"),
    blocked: seen("total-blocking-time"),
    shift: seen("cumulative-layout-shift"),
    // Lighthouse's own figure for how fast this machine is; its throttling supposes some 1,500 and more.
    machine: Math.round(lhr.environment.benchmarkIndex),
    faults,
  };
}
