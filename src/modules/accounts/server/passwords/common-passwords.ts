import { asLetters, isDisguised } from "../../domain/password-spellings.ts";

/** Letters and digits: such a word must be known with its digits read as letters, too. */
const MIXED = /[a-z].*\d|\d.*[a-z]/u;

/** The common passwords of a public list (49,000), loaded when the first password is chosen. */
export class CommonPasswords {
  #list: Promise<ReadonlySet<string>> | undefined;

  /** VAL-17: true when the password is on the list, as it is or in one of the usual disguises. */
  async has(password: string): Promise<boolean> {
    this.#list ??= load();
    const list = await this.#list;
    return isDisguised(password, (word) => list.has(word));
  }
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const words = dictionary["passwords-common"];
  return new Set([...words, ...words.filter((word) => MIXED.test(word)).map(asLetters)]);
}
