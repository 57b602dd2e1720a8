// One load generator for both servers, so that the figures can be set side by side.
//   node load.mjs --proto rat|bgio --url http://127.0.0.1:8000 --tables 200 [--rate 1.0] [--secs 10] [--warm 3] [--pid SERVERPID] [--script FILE]
// A move = one seat of a table sends; it is done when all 4 sockets of that table have received the result.
//   closed loop (no --rate): every table has exactly one move in flight -> capacity (moves/s) ; latency is then queueing.
//   paced (--rate r): every table makes r moves a second on average (jittered) -> latency at that offered load.
import WebSocket from 'ws';
import fs from 'node:fs';
const A = Object.fromEntries(process.argv.slice(2).join(' ').split('--').filter(Boolean).map(s => { const [k, ...v] = s.trim().split(/\s+/); return [k, v.join(' ') || true]; }));
const N = +(A.tables ?? 50), SECS = +(A.secs ?? 10), WARM = +(A.warm ?? 3), RATE = A.rate ? +A.rate : 0, SEATS = 4;
const BASE = A.url ?? 'http://127.0.0.1:8000', WS = BASE.replace(/^http/, 'ws');
const API = A.api ?? BASE.replace(/:(\d+)$/, (_, p) => ':' + (+p + 1));   // bgio lobby API port
const deflate = A.deflate === 'on';
const sleep = ms => new Promise(r => setTimeout(r, ms));
const now = () => Number(process.hrtime.bigint()) / 1e6;
const MAXMOVES = +(A.maxmoves ?? 0);      // bgio: stop a table after this many moves (state in G grows)
let bytesIn = 0, msgsIn = 0, errors = 0, done = 0, measuring = false, lat = [], stop = false, wasted = 0, finished = 0;

function cpu(pid) { const f = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' '); return (+f[11] + +f[12]) / 100; }
function rss(pid) { return +fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1] * 4096 / 1048576; }
function busy() { const f = fs.readFileSync('/proc/stat', 'utf8').split('\n')[0].trim().split(/\s+/).slice(1).map(Number); return (f[0] + f[1] + f[2] + f[5] + f[6] + f[7]) / 100; }
// onmsg is attached before the socket opens: the server may speak first in the same packet as the upgrade
// --apart: each table comes from an address of its own, so that limits for an address can stay as they are
const open = (url, onmsg, localAddress) => new Promise((res, rej) => { const w = new WebSocket(url, { perMessageDeflate: deflate, localAddress }); w.on('message', d => onmsg(d, w)); w.once('open', () => res(w)); w.once('error', rej); });
const within = (p, ms, what) => Promise.race([p, sleep(ms).then(() => { throw new Error('timeout: ' + what); })]);

class Table {
  constructor(id) { this.id = id; this.n = 0; this.socks = []; this.got = 0; this.t0 = 0; this.due = 0; }
  start() { if (RATE) { setTimeout(() => this.move(), Math.random() * 1000 / RATE); } else this.move(); }
  move() { if (stop || (MAXMOVES && this.n >= MAXMOVES)) { finished++; return; } this.got = 0; this.t0 = now(); this.send(this.n % SEATS, this.n); this.n++; }
  arrived() {
    if (++this.got < SEATS) return;
    if (this.got > SEATS) { wasted++; return; }
    const l = now() - this.t0; if (measuring) { lat.push(l); done++; }
    if (RATE) setTimeout(() => this.move(), Math.max(0, (0.5 + Math.random()) * 1000 / RATE - l)); else this.move();
  }
}
// --storm: drop every socket at once, connect them all again and count until each has caught up
async function storm() {
  const before = rss(A.pid), t0 = now(), c0 = cpu(A.pid);
  stop = true;
  for (const t of tables) for (const w of t.socks) w.terminate();
  let open_ = 0;
  const again = tables.flatMap(t => t.tokens.map((token, s) => [t, token, s]));
  await Promise.all(again.map(([t, token]) => new Promise((res, rej) => {
    const w = new WebSocket(`${WS}/api/tables/${t.table}/socket`, { perMessageDeflate: false });
    w.on('message', d => { if (d.toString('latin1', 0, 20).startsWith('{"type":"catch-up"')) { open_++; res(); } });
    w.once('open', () => w.send(JSON.stringify({ do: 'hello', token, number: 5 })));
    w.once('error', rej);
  })));
  return { sockets: open_, resynced_s: +((now() - t0) / 1000).toFixed(2), srv_cpu_s: +(cpu(A.pid) - c0).toFixed(2), rss_before_mb: Math.round(before), rss_after_mb: Math.round(rss(A.pid)) };
}
const SCRIPT = A.script ? JSON.parse(fs.readFileSync(A.script, 'utf8')) : [];
// Ours: four guests at one table, a doctor and three rats, who play the script. A move is done when all four have every entry it makes.
class RatTable extends Table {
  async connect() {
    const call = async (method, path, body, token) => {
      const r = await fetch(BASE + path, { method, headers: { 'content-type': 'application/json', ...(token && { authorization: 'Bearer ' + token }) }, body: JSON.stringify(body) });
      if (!r.ok) throw new Error(`${path}: ${await r.text()}`);
      return r.json();
    };
    const roles = ['doctor', 'group-0', 'group-1', 'group-2'];
    const tokens = [];
    for (const role of roles) tokens.push((await call('POST', '/api/guests/token', { name: role })).token);
    const { id } = await call('POST', '/api/tables', { options: { diets: 'preset' }, roles: [roles[0]] }, tokens[0]);
    this.table = id; this.tokens = tokens;
    for (let s = 1; s < SEATS; s++) {
      await call('POST', `/api/tables/${id}/commands`, { do: 'sit', id: 'sit', roles: [roles[s]] }, tokens[s]);
      await call('POST', `/api/tables/${id}/commands`, { do: 'ready', id: 'ready', ready: true }, tokens[s]);
    }
    await call('POST', `/api/tables/${id}/commands`, { do: 'start', id: 'start' }, tokens[0]);
    for (let s = 0; s < SEATS; s++) await within(new Promise(async (res, rej) => {
      try {
        const w = await open(`${WS}/api/tables/${id}/socket`, d => {
          bytesIn += d.length; msgsIn++;
          const t = d.toString('latin1', 0, 20);
          if (t.startsWith('{"type":"entry"')) this.entry();
          else if (t.startsWith('{"type":"catch-up"')) res();
          else if (t.startsWith('{"type":"failed"')) { errors++; if (A.verbose) console.error(d.toString()); }
        }, A.apart ? `127.1.${this.id >> 8}.${this.id & 255 || 254}` : undefined);
        w.send(JSON.stringify({ do: 'hello', token: tokens[s] }));
        w.on('close', () => { if (!stop) errors++; });
        this.socks.push(w);
      } catch (e) { rej(e); }
    }), 30000, 'rat hello');
  }
  move() {
    if (stop || this.n >= SCRIPT.length || (MAXMOVES && this.n >= MAXMOVES)) { finished++; return; }
    this.got = 0; this.entries = 0; this.t0 = now();
    const { seat, entries, send } = SCRIPT[this.n];
    this.want = entries * SEATS;
    this.socks[seat].send(JSON.stringify({ ...send, id: 'm' + this.n++ }));
  }
  entry() { if (++this.entries === this.want) { this.got = SEATS - 1; this.arrived(); } else if (this.entries > this.want) wasted++; }
}
class BgioTable extends Table {
  // speaks Engine.IO 4 / Socket.IO 4 directly over one websocket (what the boardgame.io client does with transports:['websocket'])
  async connect() {
    const post = async (p, b) => (await fetch(API + p, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(b) })).json();
    this.match = (await post('/games/bench/create', { numPlayers: SEATS })).matchID;
    this.cred = []; this.stateID = 0;
    for (let s = 0; s < SEATS; s++) this.cred.push((await post(`/games/bench/${this.match}/join`, { playerID: String(s), playerName: 'p' + s })).playerCredentials);
    for (let s = 0; s < SEATS; s++) {
      await within(new Promise(async (res, rej) => {
        try { this.socks.push(await open(`${WS}/socket.io/?EIO=4&transport=websocket`, (d, w) => {
          bytesIn += d.length; msgsIn++; const t = d.toString();
          if (t[0] === '0') w.send('40/bench,');                                  // engine open -> socket.io connect to the game's namespace
          else if (t === '2') w.send('3');                                        // ping
          else if (t.startsWith('40/bench')) w.send(`42/bench,${JSON.stringify(['sync', this.match, String(s), this.cred[s], SEATS])}`);
          else if (t.startsWith('42/bench,["sync"')) { res(); }
          else if (t.startsWith('42/bench,["update"') || t.startsWith('42/bench,["patch"')) {
            if (A.parse !== 'off') { const m = JSON.parse(t.slice(9)); if (m[0] === 'update') this.stateID = m[2]._stateID; else this.stateID = m[3]; }
            else { const i = t.lastIndexOf('"_stateID":'); this.stateID = parseInt(t.slice(i + 11, i + 20)); }
            this.arrived();
          } else if (t.startsWith('42/bench,["matchData"')) {} else if (!t.startsWith('4')) {} else errors++;
        })); } catch (e) { rej(e); }
      }), 10000, 'bgio sync');
      this.socks[s].on('close', () => { if (!stop) errors++; });
    }
  }
  send(seat, n) {
    const p = String(seat);
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [`rat-${n % 52}`, (seat + 1) % 4], playerID: p, credentials: this.cred[seat] } };
    this.socks[seat].send(`42/bench,${JSON.stringify(['update', action, this.stateID, this.match, p])}`);
  }
}
const T = A.proto === 'bgio' ? BgioTable : RatTable;
const tables = Array.from({ length: N }, (_, i) => new T(i + (A.offset ? +A.offset : 0)));
const tc = now();
for (let i = 0; i < N; i += 20) await Promise.all(tables.slice(i, i + 20).map(t => t.connect()));
const connectS = (now() - tc) / 1000;
await sleep(300);
if (A.storm) { console.log(JSON.stringify({ proto: A.proto, tables: N, connect_s: +connectS.toFixed(1), ...await storm() })); process.exit(0); }
for (const t of tables) t.start();
await sleep(WARM * 1000);
const c0 = A.pid ? cpu(A.pid) : 0, me0 = process.cpuUsage(), t0 = now(), b0 = bytesIn, bz0 = busy(); measuring = true;
if (MAXMOVES) { while (finished < N && now() - t0 < SECS * 1000) await sleep(20); } else await sleep(SECS * 1000);
measuring = false; const el = (now() - t0) / 1000, c1 = A.pid ? cpu(A.pid) : 0, me = process.cpuUsage(me0);
const other = (busy() - bz0 - (c1 - c0) - (me.user + me.system) / 1e6) / el;   // cores used by anything else on the machine (0 = clean run)
const tEnd = now(), stalled = tables.filter(t => t.t0 && t.got < SEATS && tEnd - t.t0 > 1000).length;   // tables whose move never reached all four seats
stop = true; lat.sort((a, b) => a - b); const q = p => lat.length ? +lat[Math.min(lat.length - 1, Math.floor(p * lat.length))].toFixed(2) : null;
console.log(JSON.stringify({ label: A.label, proto: A.proto, tables: N, sockets: N * SEATS, mode: RATE ? `paced ${RATE}/s` : 'closed', secs: +el.toFixed(1), moves: done, moves_s: Math.round(done / el), deliveries_s: Math.round(done * SEATS / el),
  p50: q(.5), p95: q(.95), p99: q(.99), max: q(.99999), srv_cpu: A.pid ? +((c1 - c0) / el).toFixed(2) : null, srv_us_per_move: A.pid && done ? Math.round((c1 - c0) / done * 1e6) : null, gen_cpu: +((me.user + me.system) / 1e6 / el).toFixed(2), bytes_per_delivery: Math.round((bytesIn - b0) / (done * SEATS || 1)), rss_mb: A.pid ? Math.round(rss(A.pid)) : null, other_cpu: +other.toFixed(2), stalled, stalled_ids: stalled && A.verbose ? tables.filter(t => t.t0 && t.got < SEATS && tEnd - t.t0 > 1000).map(t => t.id).join(',') : undefined, errors, wasted, connect_s: +connectS.toFixed(1) }));
process.exit(0);
