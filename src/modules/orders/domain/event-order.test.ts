import { describe, expect, it } from "vitest";
import { type EventMark, isOvertaken } from "./event-order.ts";

const word = (minute: number, eventId: string): EventMark => ({
  occurredAt: new Date(Date.UTC(2026, 0, 1, 12, minute)),
  eventId,
  event: `${minute}${eventId}`,
});
/** Two of them in one minute. */
const WORDS = [
  word(0, "a"),
  word(1, "b"),
  word(2, "c"),
  word(3, "d"),
  word(3, "e"),
  word(4, "f"),
  word(5, "g"),
];

function* permutations<T>(items: readonly T[]): Generator<readonly T[]> {
  if (items.length === 0) yield [];
  for (const [at, item] of items.entries())
    for (const rest of permutations(items.toSpliced(at, 1))) yield [item, ...rest];
}

/** The word that holds in the end. */
function hold(arriving: readonly EventMark[]): EventMark | undefined {
  let mark: EventMark | undefined;
  for (const one of arriving) if (!isOvertaken(mark, one)) mark = one;
  return mark;
}

describe("Of several words about one thing", () => {
  it("the latest holds in all 5,040 orders of arrival, told once or twice", () => {
    let count = 0;
    const ends = new Set<string>();
    for (const arriving of permutations(WORDS)) {
      count += 1;
      ends.add(hold(arriving)?.event ?? "none");
      ends.add(hold([...arriving, ...arriving.toReversed()])?.event ?? "none");
    }
    expect(count).toBe(5040);
    expect([...ends]).toEqual(["5g"]);
  });

  it("one of two from the same moment holds, whichever came first", () => {
    const [one, other] = [word(3, "d"), word(3, "e")];
    expect(hold([one, other])).toBe(other);
    expect(hold([other, one])).toBe(other);
  });

  it("one without a time of its own is news", () => {
    expect(isOvertaken(word(5, "g"), undefined)).toBe(false);
    expect(isOvertaken(undefined, word(0, "a"))).toBe(false);
  });
});
