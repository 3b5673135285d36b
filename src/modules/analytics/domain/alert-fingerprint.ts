/** Runs of words with digits, an @ or a placeholder: amounts, dates, phones, addresses. */
const FILLED = /\S*[@\d{]\S*(?:[\s-]+\S*[@\d{]\S*)*/gu;

/** No alert is longer, and the pattern above must not see a longer text. */
const LONGEST_ALERT = 1_000;

/**
 * Stands for the text of an alert where the text itself may not be sent (AN-01): 8 hexadecimal digits that the
 * server looks up among the product's own texts. What a placeholder becomes does not change it.
 */
export function alertFingerprint(text: string): string {
  const words = text.slice(0, LONGEST_ALERT).trim().replace(FILLED, "#").replace(/\s+/gu, " ").toLowerCase();
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
