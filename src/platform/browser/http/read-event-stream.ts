/** One server-sent event. */
interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Cuts a stream of text into server-sent events, however its bytes are split. The browser's own `EventSource` cannot
 * send our Authorization header.
 */
export function createEventReader(): (text: string) => StreamEvent[] {
  let rest = "";
  return (text) => {
    const blocks = (rest + text).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => {
      const data: string[] = [];
      let name = "message";
      for (const line of block.split(/\r?\n/)) {
        if (line.startsWith("event:")) name = line.slice(6).trim();
        if (line.startsWith("data:")) data.push(line.slice(5).trimStart());
      }
      // A comment is a sign of life, not an event.
      return data.length === 0 ? [] : [{ name, data: data.join("\n") }];
    });
  };
}

/**
 * Reads events until the stream ends, the signal aborts, or nothing at all arrived for a while (a dead connection looks
 * like silence). Resolves in each case; the caller decides whether to ask again.
 */
export async function readEventStream(
  stream: ReadableStream<Uint8Array>,
  input: {
    readonly signal: AbortSignal;
    readonly silenceMs: number;
    readonly onEvent: (event: StreamEvent) => void;
  },
): Promise<void> {
  const reader = stream.getReader();
  const leave = (): void => void reader.cancel().catch(() => undefined);
  const cut = createEventReader();
  const decoder = new TextDecoder();
  let silence = setTimeout(leave, input.silenceMs);
  input.signal.addEventListener("abort", leave, { once: true });
  if (input.signal.aborted) leave();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(silence);
      silence = setTimeout(leave, input.silenceMs);
      for (const event of cut(decoder.decode(value, { stream: true }))) input.onEvent(event);
    }
  } finally {
    clearTimeout(silence);
    input.signal.removeEventListener("abort", leave);
  }
}
