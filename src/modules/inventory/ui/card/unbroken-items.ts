/** "6.99% APR · 72 mo": a line breaks between its items and never inside of one. */
export function unbrokenItems(line: string): string {
  return line
    .split(" · ")
    .map((item) => item.replaceAll(" ", "\u00A0"))
    .join(" · ");
}
