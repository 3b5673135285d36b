import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEventReader, readEventStream } from "./read-event-stream.ts";

const TEXT =
  ': beat\n\nevent: ready\ndata: {}\n\nevent: changed\r\ndata: {"a":\r\ndata: 1}\r\n\r\ndata: x\n\n';
const EVENTS = [
  { name: "ready", data: "{}" },
  { name: "changed", data: '{"a":\n1}' },
  { name: "message", data: "x" },
];

describe("Server-sent events", () => {
  it("are the same however the text is cut", () => {
    const cuts = fc.array(fc.nat(TEXT.length), { maxLength: 8 });
    fc.assert(
      fc.property(cuts, (some) => {
        const read = createEventReader();
        const places = [0, ...some.toSorted((one, other) => one - other), TEXT.length];
        const events = places.slice(1).flatMap((end, at) => read(TEXT.slice(places[at], end)));
        expect(events).toEqual(EVENTS);
      }),
    );
  });

  const streamOf = (texts: readonly string[], close: boolean) => {
    let cancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
        if (close) controller.close();
      },
      cancel: () => void (cancelled = true),
    });
    return { stream, wasCanceled: () => cancelled };
  };

  it("are read until the stream ends", async () => {
    const names: string[] = [];
    await readEventStream(streamOf([TEXT], true).stream, {
      signal: new AbortController().signal,
      silenceMs: 1_000,
      onEvent: ({ name }) => void names.push(name),
    });
    expect(names).toEqual(EVENTS.map(({ name }) => name));
  });

  it("end with the signal, and after too long a silence", async () => {
    const left = streamOf([], false);
    const abort = new AbortController();
    const reading = readEventStream(left.stream, {
      signal: abort.signal,
      silenceMs: 60_000,
      onEvent: () => undefined,
    });
    abort.abort();
    await reading;
    const silent = streamOf([": beat\n\n"], false);
    await readEventStream(silent.stream, {
      signal: new AbortController().signal,
      silenceMs: 5,
      onEvent: () => undefined,
    });
    expect([left.wasCanceled(), silent.wasCanceled()]).toEqual([true, true]);
  });
});
