/** The typed signature is the buyer's own name, however it is spaced or capitalised. */
export function isSameName(typed: string, name: string): boolean {
  const plain = (text: string) => text.normalize("NFKC").toLocaleLowerCase("en").replace(/\s+/g, " ").trim();
  return plain(typed) === plain(name);
}

/** `AL` of Ada Lovelace: what the initials have to be, whatever their case. */
export function initialsOf(name: string): string {
  return name
    .normalize("NFKC")
    .split(/[\s'-]+/u)
    .map((part) => /^\p{L}\p{M}*/u.exec(part)?.[0] ?? "")
    .join("")
    .toLocaleUpperCase("en");
}

/** Initials as people write them: with dots, in any case, first and last letter are enough. */
export function areInitialsOf(typed: string, name: string): boolean {
  const plain = typed
    .normalize("NFKC")
    .replace(/[\s.'-]/gu, "")
    .toLocaleUpperCase("en");
  const full = initialsOf(name);
  const letters = full.match(/\p{L}\p{M}*/gu) ?? [];
  return plain === full || (letters.length > 2 && plain === `${letters[0]}${letters.at(-1)}`);
}
