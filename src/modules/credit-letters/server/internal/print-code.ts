import { CODE_PLACE } from "./draw-demonstration.ts";

const stored = (code: string): Buffer => Buffer.from(Buffer.from(code, "latin1").toString("hex"), "latin1");
const PLACE = stored(CODE_PLACE);

/**
 * A copy of the sample paper with one person's code in it. Nothing moves: the code takes the place's own bytes.
 * @throws Error for a code of another length, or a paper without the place
 */
export function printCode(paper: Uint8Array, code: string): Uint8Array<ArrayBuffer> {
  const printed = Buffer.from(paper);
  const at = printed.indexOf(PLACE);
  const own = stored(code);
  if (at === -1 || own.length !== PLACE.length)
    throw new Error("the sample paper has no place for this code");
  printed.set(own, at);
  return new Uint8Array(printed.buffer, printed.byteOffset, printed.byteLength) as Uint8Array<ArrayBuffer>;
}
