import { AppError } from "#platform/shared/app-error.ts";

/** One part of a multipart body. `chunks` must be read to its end before the next part is asked for. */
export interface MultipartPart {
  readonly name: string;
  /** Null for a plain field. */
  readonly fileName: string | null;
  readonly chunks: AsyncIterable<Uint8Array>;
}

const MAX_HEADER_BYTES = 8 * 1024;
const HEADER_END = Buffer.from("\r\n\r\n");

/** The boundary of a multipart/form-data request. @throws AppError invalid `upload.notMultipart` */
export function multipartBoundary(contentType: string | null): string {
  const match = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^;\s"]{1,70}))/i.exec(
    contentType ?? "",
  );
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined) {
    throw new AppError("invalid", {
      code: "upload.notMultipart",
      message: "Send the files as multipart/form-data.",
    });
  }
  return boundary;
}

/**
 * Reads a multipart body as it arrives, holding one network chunk in memory.
 * @throws AppError invalid `upload.malformed` for a body that is cut off or not multipart
 */
export async function* readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<MultipartPart> {
  const source = new PartSource(body, Buffer.from(`\r\n--${boundary}`));
  await drain(source.untilDelimiter());
  while (await source.hasPart()) {
    const headers = await source.headers();
    const chunks = source.untilDelimiter();
    yield { ...disposition(headers), chunks };
    await drain(chunks);
  }
}

async function drain(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  // Reading is the purpose.
  for await (const _ of chunks);
}

const malformed = () =>
  new AppError("invalid", { code: "upload.malformed", message: "The upload was cut off. Try again." });

/** Buffer over the body that finds delimiters across chunk borders. */
class PartSource {
  // The first boundary has no line break before it; this one stands in.
  private held: Buffer = Buffer.from("\r\n");
  private readonly iterator: AsyncIterator<Uint8Array>;
  private readonly delimiter: Buffer;

  constructor(body: AsyncIterable<Uint8Array>, delimiter: Buffer) {
    this.iterator = body[Symbol.asyncIterator]();
    this.delimiter = delimiter;
  }

  /** Bytes up to the next delimiter, which is consumed. */
  async *untilDelimiter(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.held.indexOf(this.delimiter);
      if (at >= 0) {
        const last = this.held.subarray(0, at);
        this.held = this.held.subarray(at + this.delimiter.length);
        if (last.length > 0) yield last;
        return;
      }
      const safe = this.held.length - this.delimiter.length + 1;
      if (safe > 0) {
        const bytes = this.held.subarray(0, safe);
        this.held = this.held.subarray(safe);
        yield bytes;
      }
      await this.more();
    }
  }

  /** After a delimiter: true before a part, false at the end of the body. */
  async hasPart(): Promise<boolean> {
    while (this.held.length < 2) await this.more();
    const next = this.held.subarray(0, 2).toString("latin1");
    if (next === "--") return false;
    if (next !== "\r\n") throw malformed();
    this.held = this.held.subarray(2);
    return true;
  }

  async headers(): Promise<string> {
    for (;;) {
      const at = this.held.indexOf(HEADER_END);
      if (at >= 0) {
        const text = this.held.subarray(0, at).toString("utf8");
        this.held = this.held.subarray(at + HEADER_END.length);
        return text;
      }
      if (this.held.length > MAX_HEADER_BYTES) throw malformed();
      await this.more();
    }
  }

  private async more(): Promise<void> {
    const next = await this.iterator.next();
    if (next.done) throw malformed();
    this.held = this.held.length === 0 ? Buffer.from(next.value) : Buffer.concat([this.held, next.value]);
  }
}

function disposition(headers: string): { name: string; fileName: string | null } {
  const line = headers.split("\r\n").find((header) => /^content-disposition\s*:/i.test(header)) ?? "";
  const name = /[;\s]name="([^"]*)"/i.exec(line)?.[1];
  if (name === undefined) throw malformed();
  const fileName = /[;\s]filename="((?:[^"\\]|\\.)*)"/i.exec(line)?.[1];
  return { name, fileName: fileName === undefined ? null : tidyFileName(fileName) };
}

/** The last path segment without control characters; browsers percent-encode quotes and line breaks. */
function tidyFileName(raw: string): string {
  const last =
    raw
      .replaceAll("%22", '"')
      .replace(/\\(["\\])/g, "$1")
      .split(/[/\\]/)
      .at(-1) ?? "";
  return last
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(-120);
}
