import type { XmlElement } from "@rgrove/parse-xml";
import { allBelow, leavesOf } from "./bureau-xml.ts";

/** Where a file keeps what weighs most: the bureau's records, and the gateway's own summary of accounts. */
const RECORDS = ["public_record", "trade"] as const;

/**
 * Months from the latest record or account that names something; null without one. A record without a date counts as
 * of today, so that it is not overlooked.
 * @param today ISO date of the report
 */
export function monthsSinceRecord(root: XmlElement, words: RegExp, today: string): number | null {
  const ages = RECORDS.flatMap((name) => allBelow(root, name))
    .map(leavesOf)
    .filter((leaves) => leaves.some((leaf) => isNamed(leaf, words)))
    .map((leaves) => monthsBetween(latestOf(leaves) ?? today, today));
  return ages.length === 0 ? null : Math.min(...ages);
}

/** In words, or as `<repossession>1</repossession>`. */
function isNamed({ name, text }: XmlElement, words: RegExp): boolean {
  return words.test(text) || (words.test(name) && text.trim() === "1");
}

function latestOf(leaves: readonly XmlElement[]): string | null {
  const dates = leaves.filter(({ name }) => /date/iu.test(name)).map(({ text }) => dateIn(text.trim()));
  return (
    dates
      .filter((date) => date !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

/** `20261125`, `2026-11-25` or `11/25/2026` as an ISO date; null for anything else. */
export function dateIn(text: string | null): string | null {
  const parts =
    /^(?<y>\d{4})-?(?<m>\d{2})-?(?<d>\d{2})/u.exec(text ?? "") ??
    /^(?<m>\d{2})\/(?<d>\d{2})\/(?<y>\d{4})/u.exec(text ?? "");
  if (parts?.groups === undefined) return null;
  const { y, m, d } = parts.groups;
  return Number.isNaN(Date.parse(`${y}-${m}-${d}T00:00:00Z`)) ? null : `${y}-${m}-${d}`;
}

function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0] = to.split("-").map(Number);
  return Math.max(0, (toYear - fromYear) * 12 + toMonth - fromMonth);
}
