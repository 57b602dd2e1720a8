/* node run.mjs ADDRESS CHROMIUM: Lighthouse on the home page and on a table in play, as JSON lines. */
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";

const [address, executablePath] = process.argv.slice(2);
const CATEGORIES = ["performance", "accessibility"];
const OPTIONS = { diets: "preset" };

const browser = await puppeteer.launch({ executablePath, args: ["--no-sandbox"] });
try {
  const page = await browser.newPage();
  await page.goto(address);
  const id = await page.evaluate(async (options) => {
    const post = async (path, body) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    };
    await post("/api/guests", { name: "Ann" });
    const roles = ["group-0", "group-1", "group-2"];
    return (await post("/api/tables", { options, roles, start: "random" })).id;
  }, OPTIONS);
  await page.goto(`${address}/table/${id}`);
  await page.waitForSelector(".centre button", { timeout: 300_000 });
  await page.close();
  for (const [name, path] of [
    ["home", "/"],
    ["table", `/table/${id}`],
  ]) {
    for (const formFactor of ["mobile", "desktop"]) {
      console.log(JSON.stringify({ page: name, formFactor, ...(await measure(address + path, formFactor)) }));
    }
  }
} finally {
  await browser.close();
}

async function measure(url, formFactor) {
  const desktop = {
    formFactor,
    screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
    throttling: { rttMs: 40, throughputKbps: 10240, cpuSlowdownMultiplier: 1 },
  };
  const flags = { onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: "error" };
  const tab = await browser.newPage();
  const { lhr } = await lighthouse(url, { ...flags, ...(formFactor === "desktop" ? desktop : {}) }, undefined, tab);
  await tab.close();
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
    faults,
  };
}
