import type { CreditReport } from "../domain/bureau/credit-report.ts";
import { redFlagsOf } from "../domain/screening/red-flags.ts";
import { SAMPLE_SDN } from "../domain/screening/sample-sdn-data.ts";
import { screenName } from "../domain/screening/screen-name.ts";
import { parseSdnList } from "../domain/screening/sdn-list.ts";

/** The invented list that is shipped; a live retailer's real one is read by the same parser. */
const { list } = parseSdnList(SAMPLE_SDN, SAMPLE_SDN.date);

type Person = Parameters<typeof screenName>[1];

/**
 * Compares a buyer with the list of specially designated nationals and, for credit, with every red flag. For cash give
 * null for number and report. `mustWait` means that a person looks before the deal goes on; it is never a decline.
 */
export function screenBuyer(
  person: Person,
  { ssn, report }: { readonly ssn: string | null; readonly report: CreditReport | null },
) {
  const screening = screenName(list, person);
  const flags = redFlagsOf({ screening, ssn, report });
  return {
    flags,
    mustWait: flags.some(({ clearedBy }) => clearedBy === "person"),
    hits: screening.hits,
    listDate: screening.listDate,
    isSampleList: true,
  };
}
