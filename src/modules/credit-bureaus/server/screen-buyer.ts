import { type KnownOfPerson, redFlagsOf } from "../domain/screening/red-flags.ts";
import { SAMPLE_SDN } from "../domain/screening/sample-sdn-data.ts";
import { type ScreenedPerson, screenName } from "../domain/screening/screen-name.ts";
import { parseSdnList } from "../domain/screening/sdn-list.ts";

/** The invented list that is shipped; a live retailer's real one is read by the same parser. */
const { list } = parseSdnList(SAMPLE_SDN, SAMPLE_SDN.date);

const CASH: KnownOfPerson = { ssn: null, report: null, isNumberOfAnother: false };

/**
 * Compares a buyer with the list of specially designated nationals and, for credit, with every red flag. For cash the
 * name is all that is known. `mustWait` means that a person looks before the deal goes on; it is never a decline.
 */
export function screenBuyer(person: ScreenedPerson, known: KnownOfPerson = CASH) {
  const screening = screenName(list, person);
  const flags = redFlagsOf({ screening, ...known });
  return {
    flags,
    mustWait: flags.some(({ clearedBy }) => clearedBy === "person"),
    hits: screening.hits,
    listDate: screening.listDate,
    isSampleList: true,
  };
}
