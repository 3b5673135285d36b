/** A file name without folders and control characters, as its owner knows it; browsers percent-encode quotes. */
export function tidyFileName(sent: string): string {
  const last = sent.replaceAll("%22", '"').split(/[/\\]/u).at(-1) ?? "";
  return last
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(-120);
}
