/** Reserved endings of SSNs and reserved last names; both select the same. */
export const FILE_OUTCOMES = [
  { ending: "0001", lastName: "Thinfile", outcome: "thin file" },
  { ending: "0002", lastName: "Nohit", outcome: "no file" },
  { ending: "0003", lastName: "Frozen", outcome: "frozen file: every lender waits" },
  { ending: "0004", lastName: "Fraudalert", outcome: "fraud alert: proof of identity is asked for" },
  { ending: "0005", lastName: "Deceased", outcome: "file of somebody deceased: a person looks" },
  { ending: "0006", lastName: "Mismatch", outcome: "address mismatch: proof of residence is asked for" },
  { ending: "0007", lastName: "Timeout", outcome: "the bureau does not answer" },
  { ending: "0008", lastName: "Bankrupt", outcome: "bankruptcy four months ago" },
  { ending: "0009", lastName: "Repossessed", outcome: "repossession five months ago" },
  { ending: "0010", lastName: "Overloaded", outcome: "obligations of $4,000 a month" },
] as const;
export type FileOutcome = (typeof FILE_OUTCOMES)[number]["lastName"];

/** A lender that never answers by itself. */
export const SILENT_ENDING = "0011";
/** A lender that is down. */
export const BROKEN_ENDING = "0012";

/** What is reserved, by the number's last four digits, else by last name; null for anybody else. */
export function fileOutcomeOf(lastName: string, ssn: string | null): FileOutcome | null {
  const ending = ssn?.slice(-4);
  const found = FILE_OUTCOMES.find(
    (one) => one.ending === ending || one.lastName.toLowerCase() === lastName.trim().toLowerCase(),
  );
  return found?.lastName ?? null;
}

/** The last three digits of the number are the score where they can be one; otherwise a middling one. */
export function scoreOf(ssn: string | null): number {
  const typed = Number(ssn?.slice(-3) ?? "0");
  return typed >= 300 && typed <= 850 ? typed : 715;
}
