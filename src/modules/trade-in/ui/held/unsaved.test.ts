import { describe, expect, test } from "vitest";
import { NOTHING_UNSAVED } from "./trade-in-store.ts";
import { saidToo, withoutSent } from "./unsaved.ts";

describe("Words that the server does not have yet", () => {
  test("add up, and the last word on a question counts", () => {
    const both = saidToo({ miles: 10, answers: { keys: "one" } }, { answers: { keys: "two", smell: "no" } });
    expect(both).toEqual({ miles: 10, answers: { keys: "two", smell: "no" } });
    expect(saidToo({ miles: 10 }, { zipCode: "78701" })).toEqual({ miles: 10, zipCode: "78701" });
  });

  test("are none once all of them arrived", () => {
    const sent = { miles: 10, answers: { keys: "one" } };
    expect(withoutSent(sent, sent)).toBe(NOTHING_UNSAVED);
    expect(withoutSent({ answers: { keys: "one" } }, sent)).toBe(NOTHING_UNSAVED);
  });

  test("stay where they came while others were on their way", () => {
    const sent = { miles: 10, answers: { keys: "one" } };
    const now = saidToo(sent, { answers: { keys: "two", smell: "no" } });
    expect(withoutSent(now, sent)).toEqual({ answers: { keys: "two", smell: "no" } });
    expect(withoutSent(saidToo(sent, { miles: 11 }), sent)).toEqual({ miles: 11 });
  });
});
