/** Letters between Latin Extended-A and the end of Latin that the papers' font has all the same. */
const HELD = "ƒǺǻǼǽǾǿȘșȚțẀẁẂẃẄẅỲỳ";
const BEYOND = /[\u0180-\u024F\u1E00-\u1EFF]/gu;
/** Letters that are no letter with a mark, by what stands for them in plain print. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  Ɓ: "B",
  ɓ: "b",
  Ƈ: "C",
  ƈ: "c",
  Ɖ: "D",
  Ɗ: "D",
  Ə: "E",
  Ɛ: "E",
  Ɠ: "G",
  Ɨ: "I",
  Ƙ: "K",
  ƙ: "k",
  Ɲ: "N",
  Ƞ: "N",
  Ɔ: "O",
  Ƥ: "P",
  ƥ: "p",
  Ƭ: "T",
  ƭ: "t",
  Ʈ: "T",
  Ƴ: "Y",
  ƴ: "y",
  Ƶ: "Z",
  ƶ: "z",
  ẞ: "SS",
  ẟ: "d",
};

const isHeld = (letter: string): boolean =>
  letter.length === 1 && ((letter.codePointAt(0) ?? 0) < 0x180 || HELD.includes(letter));

/**
 * A text in letters that the papers' font can print. A letter that it lacks becomes its nearest, with one mark or
 * none (`ễ` to `ê`, `ư` to `u`): a name must never have a hole on a contract.
 */
export function printable(text: string): string {
  return text.normalize("NFC").replaceAll(BEYOND, (letter) => {
    if (HELD.includes(letter)) return letter;
    const [base = "", ...marks] = Array.from(letter.normalize("NFD"));
    const nearer = [...marks.map((mark) => (base + mark).normalize("NFC")), base];
    const held = nearer.find((candidate) => isHeld(candidate));
    if (held !== undefined) return held;
    return STANDS_FOR[letter] ?? STANDS_FOR[base] ?? "?";
  });
}
