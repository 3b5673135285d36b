export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** Names for a report. */
export const ENCODING_NAMES: Readonly<Record<TextEncoding, string>> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1252": "Windows-1252",
};

const HEAD = 4_096;
/** Bytes that Windows-1252 gives no character to. */
const UNASSIGNED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/**
 * Reads all bytes of a file once and says in which encoding its text is: by a byte-order mark, by the zeros of
 * UTF-16, else UTF-8 where every byte agrees, else Windows-1252 (of which Latin-1 is a part). Undefined when nothing
 * fits, or when the file mixes encodings: then it is better refused than published wrong.
 */
export class EncodingProbe {
  readonly #head: number[] = [];
  readonly #utf8 = new TextDecoder("utf-8", { fatal: true });
  #isUtf8 = true;
  #hasControls = false;
  #hasUnassigned = false;
  /** Letters like é as UTF-8 writes them: two bytes that no Windows-1252 text has side by side. */
  #pairs = 0;
  #previous = 0;

  push(bytes: Uint8Array): void {
    if (this.#isUtf8) {
      try {
        this.#utf8.decode(bytes, { stream: true });
      } catch {
        // Not UTF-8 after all; the verdict says what else it may be.
        this.#isUtf8 = false;
      }
    }
    for (const byte of bytes) {
      if (this.#head.length < HEAD) this.#head.push(byte);
      if (byte < 0x20) this.#hasControls ||= byte < 0x09 || byte > 0x0d;
      else if (byte >= 0x80) this.#checkHigh(byte);
      this.#previous = byte;
    }
  }

  verdict(): TextEncoding | undefined {
    const [first, second, third] = this.#head;
    if (first === 0xff && second === 0xfe) return "utf-16le";
    if (first === 0xfe && second === 0xff) return "utf-16be";
    const wide = this.#wideByZeros();
    if (wide !== undefined) return wide;
    if (this.#isUtf8) return "utf-8";
    const claimsUtf8 = first === 0xef && second === 0xbb && third === 0xbf;
    if (claimsUtf8 || this.#hasControls || this.#hasUnassigned || this.#pairs > 0) return undefined;
    return "windows-1252";
  }

  #checkHigh(byte: number): void {
    this.#hasUnassigned ||= UNASSIGNED.has(byte);
    if (byte < 0xc0 && (this.#previous === 0xc2 || this.#previous === 0xc3)) this.#pairs += 1;
  }

  /** Plain letters in UTF-16 are a zero beside each character, always on the same side. */
  #wideByZeros(): TextEncoding | undefined {
    if (this.#head.length < 8) return undefined;
    const zeros = [0, 0];
    this.#head.forEach((byte, at) => {
      if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
    });
    const [even = 0, odd = 0] = zeros;
    const many = this.#head.length * 0.3;
    if (odd > many && even < odd * 0.05) return "utf-16le";
    return even > many && odd < even * 0.05 ? "utf-16be" : undefined;
  }
}
