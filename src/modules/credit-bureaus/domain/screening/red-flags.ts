import type { CreditReport } from "../report/credit-report.ts";
import type { Screening } from "./screen-name.ts";

/** What must be looked at before credit is asked for (16 CFR 681); `SDN_NEAR` counts for cash sales too. */
const RED_FLAGS = [
  "SDN_NEAR",
  "FRAUD_ALERT",
  "ADDRESS_MISMATCH",
  "NUMBER_OF_DECEASED",
  "NUMBER_NEVER_ISSUED",
  "NUMBER_OF_ANOTHER",
] as const;
type RedFlag = (typeof RED_FLAGS)[number];

/** A flag pauses until a person cleared it, or is cleared by a paper that the lender asks for. */
interface RedFlagFinding {
  readonly flag: RedFlag;
  readonly clearedBy: "person" | "paper";
}

const ALERT_FLAGS = {
  FRAUD_ALERT: { flag: "FRAUD_ALERT", clearedBy: "paper" },
  ADDRESS_MISMATCH: { flag: "ADDRESS_MISMATCH", clearedBy: "paper" },
  DECEASED: { flag: "NUMBER_OF_DECEASED", clearedBy: "person" },
} as const satisfies Record<string, RedFlagFinding>;

/** What else is known of one person. Everything is null or false for cash sales, whose law is the list alone. */
export interface KnownOfPerson {
  readonly ssn: string | null;
  readonly report: CreditReport | null;
  /** Somebody with another name applies with the same number. */
  readonly isNumberOfAnother: boolean;
}

/** All flags of one person. */
export function redFlagsOf({
  screening,
  ssn,
  report,
  isNumberOfAnother,
}: KnownOfPerson & { readonly screening: Screening }): readonly RedFlagFinding[] {
  const flags: readonly (readonly [RedFlag, boolean])[] = [
    ["SDN_NEAR", screening.result === "NEAR"],
    ["NUMBER_NEVER_ISSUED", ssn !== null && !isIssued(ssn)],
    ["NUMBER_OF_ANOTHER", isNumberOfAnother],
  ];
  return [
    ...flags.flatMap(([flag, isRaised]) => (isRaised ? [{ flag, clearedBy: "person" } as const] : [])),
    ...(report?.alerts.map((alert) => ALERT_FLAGS[alert]) ?? []),
  ];
}

/** Printed on sample cards and in advertisements, and void since. */
const VOID_NUMBERS = new Set(["078051120", "219099999"]);

/** Areas 000 and 666, group 00 and serial 0000 were never given out; an ITIN has 9 in front and a group of its own. */
function isIssued(ssn: string): boolean {
  if (VOID_NUMBERS.has(ssn)) return false;
  if (ssn.startsWith("9")) return /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/u.test(ssn);
  return /^(?!000|666)\d{3}(?!00)\d{2}(?!0000)\d{4}$/u.test(ssn);
}
