/** What an attacker would try first for this person at this retailer. */
export interface PasswordSurroundings {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly brand: string;
}

/** The spellings under which a password is looked up in the list of common ones. */
export function commonSpellings(password: string): readonly string[] {
  const lower = password.toLowerCase();
  return [lower, lower.replace(/[^\p{L}\p{N}]+$/u, "")];
}

/** True when nothing but digits and signs around a name, the e-mail or the brand makes the password. */
export function isFamiliarPassword(password: string, around: PasswordSurroundings): boolean {
  const core = letters(password);
  const first = letters(around.firstName);
  const last = letters(around.lastName);
  const local = around.email.split("@")[0] ?? "";
  const known = [first, last, first + last, last + first, letters(local), letters(around.brand)];
  return core.length > 2 && known.includes(core);
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, "");
}
