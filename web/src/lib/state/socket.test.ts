import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ToClient } from "$lib/wire";
import { FakeWebSocket, welcome } from "./fake";
import { TableSocket } from "./socket.svelte";

class Receiver {
  number = 0;
  audience = "spectator" as const;
  complete = true;
  got: ToClient[] = [];
  receive(message: ToClient): boolean {
    this.got.push(message);
    return this.complete;
  }
}

let receiver: Receiver;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeWebSocket);
  FakeWebSocket.made = [];
  receiver = new Receiver();
  socket = new TableSocket("a/b", receiver, "sesame");
  socket.open();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function greet(): void {
  FakeWebSocket.last.open();
  FakeWebSocket.last.say(welcome);
}

describe("hello", () => {
  it("names the last number and the invitation", () => {
    receiver.number = 12;
    FakeWebSocket.last.open();
    expect(FakeWebSocket.last.url).toMatch(/^ws.*\/api\/tables\/a%2Fb\/socket$/);
    expect(FakeWebSocket.last.sent).toEqual([{ do: "hello", number: 12, audience: "spectator", invite: "sesame" }]);
    expect(socket.status).toBe("connecting");
    FakeWebSocket.last.say(welcome);
    expect(socket.status).toBe("open");
  });
});

describe("a command", () => {
  it("waits for the welcome, and resolves with its entry's number", async () => {
    const answer = socket.ask({ do: "ready", ready: true });
    FakeWebSocket.last.open();
    expect(FakeWebSocket.last.sent).toHaveLength(1);
    FakeWebSocket.last.say(welcome);
    const { id } = FakeWebSocket.last.sent[1]!;
    FakeWebSocket.last.say({ type: "done", id, number: 9 });
    await expect(answer).resolves.toBe(9);
  });

  it("rejects with the server's code and arguments", async () => {
    greet();
    const answer = socket.ask({ do: "sit", roles: ["doctor"] });
    const { id } = FakeWebSocket.last.sent[1]!;
    FakeWebSocket.last.say({ type: "failed", id, code: "seat-taken", arguments: { role: "doctor" } });
    await expect(answer).rejects.toMatchObject({ code: "seat-taken", values: { role: "doctor" } });
  });

  it("is resent with the same id after a loss, and answered once", async () => {
    greet();
    const answer = socket.ask({ do: "talk", text: "hello" });
    const first = FakeWebSocket.last.sent[1];
    FakeWebSocket.last.drop();
    expect(socket.status).toBe("waiting");
    vi.advanceTimersByTime(500);
    greet();
    expect(FakeWebSocket.last.sent[1]).toEqual(first);
    FakeWebSocket.last.say({ type: "done", id: first!.id, number: 3 });
    await expect(answer).resolves.toBe(3);
    FakeWebSocket.last.drop();
    vi.advanceTimersByTime(500);
    greet();
    expect(FakeWebSocket.last.sent).toHaveLength(1);
  });

  it("is resent with the same id while the server can't store it, and shows as stalled", async () => {
    greet();
    const answer = socket.ask({ do: "talk", text: "hello" });
    const first = FakeWebSocket.last.sent[1]!;
    for (let times = 0; times < 6; times += 1) {
      FakeWebSocket.last.say({ type: "failed", id: first.id, code: "unavailable", arguments: {} });
      expect(socket.status).toBe("stalled");
      vi.advanceTimersByTime(8_000);
      expect(FakeWebSocket.last.sent).toHaveLength(3 + times);
      expect(FakeWebSocket.last.sent.at(-1)).toEqual(first);
    }
    FakeWebSocket.last.say({ type: "done", id: first.id, number: 3 });
    await expect(answer).resolves.toBe(3);
    expect(socket.status).toBe("open");
    vi.advanceTimersByTime(60_000);
    expect(FakeWebSocket.last.sent).toHaveLength(8);
  });

  it("fails when the table is left", async () => {
    const answer = socket.ask({ do: "leave" });
    socket.close();
    await expect(answer).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("the line", () => {
  it("reconnects when something is missing", () => {
    greet();
    receiver.complete = false;
    FakeWebSocket.last.say({ type: "here", seats: [], watching: 0 });
    expect(FakeWebSocket.made).toHaveLength(2);
    expect(FakeWebSocket.made[0]!.readyState).toBe(3);
  });

  it("closes as soon as it opens if it was left before, and logs no error", () => {
    socket.close();
    expect(FakeWebSocket.last.readyState).toBe(0);
    FakeWebSocket.last.open();
    expect(FakeWebSocket.last.readyState).toBe(3);
    expect(FakeWebSocket.last.sent).toEqual([]);
    expect(socket.status).toBe("closed");
  });

  it("waits longer after each failure, and briefly after a success", () => {
    for (let failures = 0; failures < 8; failures += 1) {
      FakeWebSocket.last.drop();
      vi.advanceTimersByTime(15_000);
    }
    expect(FakeWebSocket.made).toHaveLength(9);
    FakeWebSocket.last.drop();
    vi.advanceTimersByTime(7_000);
    expect(FakeWebSocket.made).toHaveLength(9);
    vi.advanceTimersByTime(8_000);
    greet();
    FakeWebSocket.last.drop();
    vi.advanceTimersByTime(500);
    expect(FakeWebSocket.made).toHaveLength(11);
  });

  it("stops at whatever the server calls final", () => {
    FakeWebSocket.last.open();
    FakeWebSocket.last.say({ type: "failed", id: null, code: "made-up", arguments: {}, final: true });
    expect(socket.refusal).toMatchObject({ code: "made-up", final: true });
    expect(socket.status).toBe("closed");
    vi.advanceTimersByTime(60_000);
    expect(FakeWebSocket.made).toHaveLength(1);
  });

  it("keeps trying after any other refusal, and knows why until it is welcome", () => {
    FakeWebSocket.last.open();
    FakeWebSocket.last.say({ type: "failed", id: null, code: "made-up", arguments: {}, final: false });
    FakeWebSocket.last.drop();
    expect([socket.refusal, socket.delay?.code]).toEqual([null, "made-up"]);
    vi.advanceTimersByTime(500);
    expect(FakeWebSocket.made).toHaveLength(2);
    greet();
    expect(socket.delay).toBeNull();
  });

  it("hurries when the network is back", () => {
    FakeWebSocket.last.drop();
    dispatchEvent(new Event("online"));
    expect(FakeWebSocket.made).toHaveLength(2);
  });
});
