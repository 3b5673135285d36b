/**
 * A file name without folders, control characters and signs that turn the order of letters around ("gnp.exe" shown as
 * "exe.png"), as its owner knows it; browsers percent-encode quotes.
 */
export function tidyFileName(sent: string): string {
  const last = sent.replaceAll("%22", '"').split(/[/\\]/u).at(-1) ?? "";
  return (
    last
      .replace(/[\p{Cc}\p{Bidi_Control}]/gu, "")
      .trim()
      .slice(-120)
      // Half of an emoji that was cut.
      .replace(/\p{Cs}/gu, "")
  );
}
