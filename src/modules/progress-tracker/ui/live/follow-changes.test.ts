import { describe, expect, it } from "vitest";
import { followChanges, reconnectPause } from "./follow-changes.ts";

const streamOf = (...events: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const event of events) controller.enqueue(new TextEncoder().encode(event));
      controller.close();
    },
  });
const READY = "event: ready\ndata: {}\n\n";
const CHANGED = "event: changed\ndata: {}\n\n";
const end = (reason: string) => `event: end\ndata: {"reason":"${reason}"}\n\n`;

/** Hands out what each connection answers, in order, and leaves when there is no more. */
async function follow(connections: readonly (readonly string[] | Error)[]) {
  const abort = new AbortController();
  const seen: string[] = [];
  let next = 0;
  await followChanges(
    {
      open: async () => {
        const answer = connections[next++];
        if (answer === undefined) {
          abort.abort();
          return streamOf();
        }
        if (answer instanceof Error) throw answer;
        return streamOf(...answer);
      },
      onChange: () => void seen.push("changed"),
      onLive: (isLive) => void seen.push(isLive ? "live" : "down"),
      pause: async (milliseconds) => void seen.push(`wait ${milliseconds}`),
      random: () => 0,
    },
    abort.signal,
  );
  return seen;
}

describe("Following an order", () => {
  it("tells of every change, and counts a second connection as one", async () => {
    expect(await follow([[READY, CHANGED, CHANGED, end("expired")], [READY]])).toEqual([
      "live",
      "changed",
      "changed",
      "down",
      "wait 0",
      "live",
      "changed",
      "down",
      "wait 500",
      "down",
    ]);
  });

  it("waits longer after each refusal, and starts over after a connection", async () => {
    const refused = new Error("503");
    const seen = await follow([refused, refused, refused, [READY], refused]);
    expect(seen.filter((one) => one.startsWith("wait"))).toEqual([
      "wait 1000",
      "wait 2000",
      "wait 4000",
      "wait 500",
      "wait 1000",
    ]);
  });

  it("leaves its place to another page of the same person", async () => {
    expect(await follow([[READY, end("replaced")], [READY]])).toEqual(["live", "down"]);
  });

  it("never waits longer than a minute", () => {
    expect(reconnectPause(40, 0.999)).toBeLessThanOrEqual(60_000);
  });
});
