import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, it } from "vitest";
import { brokenPasswordRules } from "#platform/shared/fields/password.ts";
import { draws } from "#tests/support/draws.ts";
import { CommonPasswords } from "./common-passwords.ts";

const common = new CommonPasswords();
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const leet = (word: string) =>
  word
    .replaceAll("a", "@")
    .replaceAll("o", "0")
    .replaceAll("e", "3")
    .replaceAll("i", "1")
    .replaceAll("s", "$");

/** The 2,000 commonest that begin with a letter, each as somebody makes it pass the five rules. */
const words = dictionary["passwords-common"].filter((word) => /^[a-z]{4,}/u.test(word)).slice(0, 2000);
const shapes: readonly [string, (word: string) => string][] = [
  ["Word1!", (word) => `${capitalized(word)}1!`],
  ["Word!1", (word) => `${capitalized(word)}!1`],
  ["Word123!", (word) => `${capitalized(word)}123!`],
  ["Word@123", (word) => `${capitalized(word)}@123`],
  ["Word2026!", (word) => `${capitalized(word)}2026!`],
  ["!2026Word", (word) => `!2026${capitalized(word)}`],
  ["WORD-1", (word) => `${word.toUpperCase()}-1`],
  ["leet", (word) => capitalized(leet(word))],
  ["leet and a tail", (word) => `${capitalized(leet(word))}1!`],
];

/** All of them in turn: each shape has others, where it does not have every one. */
function wordsFor(shape: string): readonly string[] {
  const step = Math.floor(words.length / draws(words.length));
  const first = shapes.findIndex(([name]) => name === shape) % step;
  return words.filter((_, at) => at % step === first);
}

describe("the list of common passwords (VAL-17)", () => {
  it.each(shapes)("knows every common word as %s", async (shape, dress) => {
    const passed: string[] = [];
    for (const word of wordsFor(shape)) if (!(await common.has(dress(word)))) passed.push(dress(word));
    expect(passed).toEqual([]);
  });

  it.each([
    "P@ssw0rd1",
    "Password2026!",
    "Password!1",
    "Admin@123",
    "Summer2026!",
    "Qwerty2026!",
    "1qaz@WSX",
    "Acce$$1!",
    "Password123456789!",
    "Password!!!!!!!!!!1",
  ])("refuses %s", async (password) => {
    expect(await common.has(password)).toBe(true);
  });

  it.each([
    "Correct-Horse-7-Battery",
    "My password is longer than 8!",
    "Dragon-eats-3-lanterns",
    "Harbor!Lights-42",
    "Zoë?Lantern-88",
    "Maria-8374-1029-5567",
    "xK9#mQ2$vL7!",
    "7!7!7!7!",
  ])("lets %s pass", async (password) => {
    expect(await common.has(password)).toBe(false);
  });

  it("lets phrases of two common words pass, whichever they are", async () => {
    const refused: string[] = [];
    for (let at = 0; at + 7 < words.length; at += 2) {
      const phrase = `${capitalized(words[at]!)}-and-7-${words[at + 7]!}s`;
      expect(brokenPasswordRules(phrase)).toEqual([]);
      if (await common.has(phrase)) refused.push(phrase);
    }
    expect(refused).toEqual([]);
  });

  it("lets what a password manager makes pass", async () => {
    const signs = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789!#$%&*+-=?@";
    let seed = 42;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    const made = Array.from({ length: 3000 }, () =>
      Array.from({ length: 14 }, () => signs.charAt(next() % signs.length)).join(""),
    );
    const refused: string[] = [];
    for (const password of made) if (await common.has(password)) refused.push(password);
    expect(refused).toEqual([]);
  });
});
