import { expect, test } from "vitest";
import { answerOf, noticePaper } from "#tests/support/notice-facts.ts";
import { drawNotice } from "./internal/draw-notice.ts";
import { NoticePress } from "./notice-press.ts";

/** One thread for all tests of this file: starting one takes longer than drawing ten letters. */
const press = new NoticePress({ mostWaiting: 2 });
const another = (name: string) => noticePaper({ answers: [answerOf(name, "DECLINED")] });

test("a letter from the thread is the one that is drawn here, and is drawn once", async () => {
  const paper = another("First");
  expect(press.has(paper)).toBe(false);
  const drawn = await press.draw(paper);
  expect(Buffer.from(drawn).equals(Buffer.from(await drawNotice(paper)))).toBe(true);
  expect(press.has(another("First"))).toBe(true);
  expect(await press.draw(another("First"))).toBe(drawn);
});

test("other words, another brand or another moment are another letter", async () => {
  const paper = noticePaper();
  await press.draw(paper);
  const logo = { jpeg: Buffer.from("a logo"), width: 10, height: 10 };
  expect(press.has(another("Pond"))).toBe(false);
  expect(press.has({ ...paper, brand: { ...paper.brand, logo } })).toBe(false);
  expect(press.has({ ...paper, sentAt: "2026-06-11T15:00:00.000Z" })).toBe(false);
});

test("too many at once are told to come back, and those before them are served", async () => {
  const ends = await Promise.allSettled(["A", "B", "C", "D"].map((name) => press.draw(another(name))));
  expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "rejected"]);
  expect(ends[3]).toMatchObject({ reason: { details: { code: "credit.noticeBusy", retryAfterSeconds: 5 } } });
});

test("a letter that cannot be drawn fails alone", async () => {
  const paper = another("Broken");
  const broken = { ...paper, letter: { ...paper.letter, to: null as never } };
  await expect(press.draw(broken)).rejects.toThrow("to is not iterable");
  expect((await press.draw(another("Next"))).byteLength).toBeGreaterThan(1_000);
});
