import { commonSpellings } from "../../domain/familiar-password.ts";

/** The common passwords of a public list (49,000), loaded when the first password is chosen. */
export class CommonPasswords {
  #list: Promise<ReadonlySet<string>> | undefined;

  /** VAL-17: true when the password, or the password without the signs at its end, is on the list. */
  async has(password: string): Promise<boolean> {
    this.#list ??= load();
    const list = await this.#list;
    return commonSpellings(password).some((spelling) => list.has(spelling));
  }
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
