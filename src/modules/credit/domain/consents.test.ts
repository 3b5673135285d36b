import { expect, test } from "vitest";
import { CONSENT_CODES, CONSENT_TEXTS, askedConsents } from "./consents.ts";

const EVERYBODY = ["ELECTRONIC_RECORDS", "PRIVACY_NOTICE", "CREDIT_REPORT", "ACCURACY"];

test.each([
  [false, ["TX", "TX"], EVERYBODY],
  [true, ["TX", "TX"], [...EVERYBODY, "JOINT_INTENT"]],
  [false, ["WI", "TX"], [...EVERYBODY, "WISCONSIN_NOTICE"]],
  [false, ["TX", "wi"], [...EVERYBODY, "WISCONSIN_NOTICE"]],
  [true, ["WI", "WI"], [...EVERYBODY, "JOINT_INTENT", "WISCONSIN_NOTICE"]],
  [false, ["", ""], EVERYBODY],
])("jointly %s, living in and titling in %j: %j (VAL-32)", (isJoint, states, codes) => {
  expect(askedConsents({ isJoint, states })).toEqual(codes);
});

test("each has words of its own to read and to agree to", () => {
  const texts = CONSENT_CODES.map((code) => CONSENT_TEXTS[code]);
  expect(texts.map(({ code }) => code)).toEqual([...CONSENT_CODES]);
  expect(new Set(texts.map(({ agreement }) => agreement)).size).toBe(texts.length);
  for (const { text, title, version } of texts) {
    expect([text.length > 40, title.length > 3, version >= 1]).toEqual([true, true, true]);
  }
});
