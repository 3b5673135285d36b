/** A number or word that may stand nowhere in plain text, in every form in which it could be found by accident. */
export interface Canary {
  /** As somebody types it. */
  readonly typed: string;
  readonly forms: readonly string[];
}

/** An SSN: its digits alone, with dashes and spaces, and each of those in hex and base64. */
export function ssnCanary(typed: string): Canary {
  const digits = typed.replaceAll(/\D/gu, "");
  const parts = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];
  const written = [digits, parts.join("-"), parts.join(" ")];
  return { typed, forms: written.flatMap(encodings) };
}

/** A word or an amount in letters, as long that it stands nowhere by chance. */
export function wordCanary(typed: string): Canary {
  return { typed, forms: encodings(typed) };
}

function encodings(text: string): string[] {
  const bytes = Buffer.from(text);
  return [
    text,
    encodeURIComponent(text),
    bytes.toString("hex"),
    ...[0, 1, 2].map((at) => inBase64(bytes, at)),
  ];
}

/** What of a text stands in base64 wherever it begins: without the letters that depend on its neighbors. */
function inBase64(bytes: Buffer, offset: number): string {
  const padded = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString("base64")
    .replaceAll("=", "");
  const from = Math.ceil((offset * 8) / 6);
  return padded.slice(from, Math.floor(((offset + bytes.length) * 8) / 6));
}

/** The canaries that a text holds in any form. */
export function heldBy(text: string, canaries: readonly Canary[]): string[] {
  return canaries.filter(({ forms }) => forms.some((form) => text.includes(form))).map(({ typed }) => typed);
}
