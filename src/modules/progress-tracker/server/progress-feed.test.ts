import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { ProgressFeed } from "./progress-feed.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function makeFeed() {
  let say: { change: (payload: string) => void; gap: () => void } | undefined;
  const feed = new ProgressFeed({
    log: silentLog,
    listen: (on) => {
      say = on;
      return { ready: Promise.resolve(), close: () => Promise.resolve() };
    },
  });
  await feed.start();
  const follow = (orderId: string, input: { accountId?: string; milliseconds?: number } = {}) =>
    feed.follow({ tenantId: "t", orderId, accountId: "a", milliseconds: 60_000, ...input });
  return { feed, follow, say: say! };
}

/** Everything a stream said that can be read now, and whether it is over. */
async function heard(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  let text = "";
  for (;;) {
    const next = await Promise.race([reader.read(), Promise.resolve().then(() => "nothing" as const)]);
    if (next === "nothing" || next.done) {
      const isOver = next !== "nothing";
      if (!isOver) reader.releaseLock();
      return { names: [...text.matchAll(/event: (\w+)/g)].map(([, name]) => name), text, isOver };
    }
    text += new TextDecoder().decode(next.value);
  }
}

describe("Pages that follow an order", () => {
  it("are told of its changes, not of another order's, and of everything after a gap", async () => {
    const { follow, say } = await makeFeed();
    const one = follow("ord_1");
    const other = follow("ord_2", { accountId: "b" });
    say.change("t ord_1");
    say.change("other-tenant ord_2");
    expect((await heard(one)).names).toEqual(["ready", "changed"]);
    expect((await heard(other)).names).toEqual(["ready"]);
    say.gap();
    expect((await heard(other)).names).toEqual(["changed"]);
  });

  it("hear a sign of life every 15 seconds, and the end when their token ends", async () => {
    const { feed, follow } = await makeFeed();
    const stream = follow("ord_1", { milliseconds: 31_000 });
    await vi.advanceTimersByTimeAsync(32_000);
    const { text, isOver } = await heard(stream);
    expect(text.match(/: beat/g)).toHaveLength(2);
    expect(text).toContain('event: end\ndata: {"reason":"expired"}');
    expect([isOver, feed.size]).toEqual([true, 0]);
  });

  it("are at most four of one person: the oldest gives way", async () => {
    const { feed, follow } = await makeFeed();
    const streams = [1, 2, 3, 4, 5].map((number) => follow(`ord_${number}`));
    expect((await heard(streams[0]!)).text).toContain("replaced");
    expect((await heard(streams[1]!)).names).toEqual(["ready"]);
    expect(feed.size).toBe(4);
  });

  it("are forgotten when they leave, and when they no longer read", async () => {
    const { feed, follow, say } = await makeFeed();
    await follow("ord_1").cancel();
    expect(feed.size).toBe(0);
    follow("ord_2");
    for (let change = 0; change < 100; change += 1) say.change("t ord_2");
    expect(feed.size).toBe(0);
  });

  it("are at most two thousand, and none once the process ends", async () => {
    const { feed, follow } = await makeFeed();
    const streams = Array.from({ length: 2_000 }, (_, at) => follow("ord_1", { accountId: `a${at}` }));
    expect(() => follow("ord_1", { accountId: "late" })).toThrow(/tooManyFollowers/);
    await feed.stop();
    expect((await heard(streams[7]!)).text).toContain("closing");
    expect(feed.size).toBe(0);
    expect(() => follow("ord_1")).toThrow(/tooManyFollowers/);
  });
});
