import { timingSafeEqual } from "node:crypto";

/** Whether two texts are equal, in time that depends on their length only: for signatures and secrets. */
export function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, "utf8"), Buffer.from(other, "utf8")];
  return a.length === b.length && timingSafeEqual(a, b);
}
