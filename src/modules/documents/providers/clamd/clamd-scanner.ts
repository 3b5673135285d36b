import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { ScanVerdict, VirusScanner } from "../virus-scanner.ts";

/** Where clamd listens. */
type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number };

interface Options {
  readonly address: ClamdAddress;
  /** The whole conversation about one file; 30 seconds when left out. */
  readonly timeoutMs?: number;
}

/** Longest answer read; the real ones are a line. */
const MAX_ANSWER = 4096;

/** `/path/to.sock` or `host:port`; undefined for anything else. */
export function parseClamdAddress(text: string): ClamdAddress | undefined {
  if (text.startsWith("/")) return { path: text };
  const match = /^([\w.-]+|\[[0-9a-f:]+\]):(\d{1,5})$/i.exec(text);
  return match ? { host: match[1]!.replace(/^\[|\]$/g, ""), port: Number(match[2]) } : undefined;
}

/**
 * ClamAV's daemon over its INSTREAM command: pieces with their length before them, an empty one at the end, one line
 * back. Whatever is not a clear answer counts as none.
 */
export function clamdScanner({ address, timeoutMs = 30_000 }: Options): VirusScanner {
  return {
    name: "clamd",
    async scan(bytes) {
      const socket = connect({ ...address });
      const timer = setTimeout(() => socket.destroy(new Error("no answer in time")), timeoutMs);
      const answer = readAnswer(socket);
      try {
        await send(socket, bytes);
        return verdictOf(await answer);
      } finally {
        clearTimeout(timer);
        socket.destroy();
      }
    },
  };
}

type Answer = { readonly line: string } | { readonly failure: string };

/** The line before the connection ends. A daemon that refuses a file answers first and then hangs up. */
async function readAnswer(socket: Socket): Promise<Answer> {
  let text = "";
  try {
    for await (const chunk of socket) {
      text += String(chunk);
      if (text.includes("\0") || text.length > MAX_ANSWER) break;
    }
  } catch (error) {
    if (text === "") return { failure: error instanceof Error ? error.message : "connection failed" };
  }
  const [line = ""] = text.split("\0");
  return line === "" ? { failure: "hung up without an answer" } : { line };
}

async function send(socket: Socket, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const isOpen = () => !socket.destroyed && socket.writable;
  const write = async (piece: Uint8Array): Promise<void> => {
    if (!isOpen() || socket.write(piece)) return;
    // Either may come; a scanner that is gone answers through the reading side.
    const settled = new AbortController();
    const either = ["drain", "close", "error"].map((event) =>
      once(socket, event, { signal: settled.signal }).then(
        () => undefined,
        () => undefined,
      ),
    );
    await Promise.race(either);
    settled.abort();
  };
  await write(Buffer.from("zINSTREAM\0"));
  for await (const chunk of bytes) {
    if (!isOpen()) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    if (chunk.length > 0) await write(Buffer.concat([length, chunk]));
  }
  await write(Buffer.alloc(4));
}

function verdictOf(answer: Answer): ScanVerdict {
  if ("failure" in answer) return { kind: "unavailable", reason: answer.failure };
  const { line } = answer;
  if (/^stream: OK$/.test(line)) return { kind: "clean" };
  const found = /^stream: (.+) FOUND$/.exec(line)?.[1];
  return found === undefined
    ? { kind: "unavailable", reason: line.slice(0, 200) }
    : { kind: "infected", name: found };
}
