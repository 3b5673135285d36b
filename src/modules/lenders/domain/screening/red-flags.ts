import type { CreditReport } from "../bureau/credit-report.ts";
import type { Screening } from "./screen-name.ts";

/** What must be looked at before credit is asked for (16 CFR 681); `SDN_NEAR` counts for cash sales too. */
const RED_FLAGS = [
  "SDN_NEAR",
  "FRAUD_ALERT",
  "ADDRESS_MISMATCH",
  "NUMBER_OF_DECEASED",
  "NUMBER_NEVER_ISSUED",
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

/** All flags of one person. `ssn` and `report` are null for cash sales, whose law is the list alone. */
export function redFlagsOf(person: {
  readonly screening: Screening;
  readonly ssn: string | null;
  readonly report: CreditReport | null;
}): readonly RedFlagFinding[] {
  const { screening, ssn, report } = person;
  return [
    ...(screening.result === "NEAR" ? [{ flag: "SDN_NEAR", clearedBy: "person" } as const] : []),
    ...(ssn !== null && !isIssued(ssn)
      ? [{ flag: "NUMBER_NEVER_ISSUED", clearedBy: "person" } as const]
      : []),
    ...(report?.alerts.map((alert) => ALERT_FLAGS[alert]) ?? []),
  ];
}

/** Areas 000 and 666, group 00 and serial 0000 were never given out; 9xx is an ITIN's. */
function isIssued(ssn: string): boolean {
  return /^(?!000|666)\d{3}(?!00)\d{2}(?!0000)\d{4}$/u.test(ssn);
}
