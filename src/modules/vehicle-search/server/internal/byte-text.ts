const encoder = new TextEncoder();
const ZERO = 48;
const FIRST_BYTES = 64 * 1024;

/** A text that is put together as bytes, over and over in the same memory; parts that are bytes already are only copied. */
export class ByteText {
  #memory = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #length = 0;

  /** Begins anew. */
  clear(): this {
    this.#length = 0;
    return this;
  }

  bytes(part: Uint8Array): this {
    this.#room(part.byteLength).set(part, this.#length);
    this.#length += part.byteLength;
    return this;
  }

  text(part: string): this {
    const free = this.#room(3 * part.length).subarray(this.#length);
    this.#length += encoder.encodeInto(part, free).written;
    return this;
  }

  /** @param part digits, signs and English words; anything else would come out wrong */
  ascii(part: string): this {
    this.#length += this.#room(part.length).write(part, this.#length, "latin1");
    return this;
  }

  /** @param count a whole number that is not negative */
  count(count: number): this {
    let digits = 1;
    for (let rest = count; rest >= 10; rest = Math.floor(rest / 10)) digits += 1;
    const memory = this.#room(digits);
    this.#length += digits;
    for (let at = this.#length - 1, rest = count; digits > 0; digits -= 1, at -= 1) {
      memory[at] = ZERO + (rest % 10);
      rest = Math.floor(rest / 10);
    }
    return this;
  }

  /** What was written so far, until more is written. */
  peek(): Uint8Array {
    return this.#memory.subarray(0, this.#length);
  }

  /** What was written so far, in memory of its own. */
  copy(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#memory.buffer.slice(0, this.#length));
  }

  #room(bytes: number): Buffer {
    const needed = this.#length + bytes;
    if (needed > this.#memory.byteLength) {
      const larger = Buffer.allocUnsafeSlow(2 * needed);
      larger.set(this.#memory.subarray(0, this.#length));
      this.#memory = larger;
    }
    return this.#memory;
  }
}
