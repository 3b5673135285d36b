/** Reserved endings of SSNs and reserved last names; both select the same, for reports as for pre-qualification. */
export const FILE_OUTCOMES = [
  { ending: "0001", lastName: "Thinfile", outcome: "thin file" },
  { ending: "0002", lastName: "Nohit", outcome: "no file; pre-qualifying: never found, which its page says" },
  { ending: "0003", lastName: "Frozen", outcome: "frozen file: every lender waits; pre-qualifying: frozen" },
  {
    ending: "0004",
    lastName: "Fraudalert",
    outcome: "fraud alert: proof of identity is asked for; pre-qualifying: the questions",
  },
  {
    ending: "0005",
    lastName: "Deceased",
    outcome: "file of somebody deceased: a person looks; pre-qualifying: it fails",
  },
  {
    ending: "0006",
    lastName: "Mismatch",
    outcome: "address mismatch: proof of residence is asked for; pre-qualifying: found with address and SSN",
  },
  { ending: "0007", lastName: "Timeout", outcome: "the bureau does not answer" },
  { ending: "0008", lastName: "Bankrupt", outcome: "bankruptcy four months ago" },
  { ending: "0009", lastName: "Repossessed", outcome: "repossession five months ago" },
  { ending: "0010", lastName: "Overloaded", outcome: "obligations of $4,000 a month" },
  { ending: "0013", lastName: "Quiz", outcome: "pre-qualifying: the questions" },
  { ending: "0014", lastName: "Outage", outcome: "the bureau is down" },
  { ending: "0015", lastName: "Slow", outcome: "pre-qualifying: known after three seconds" },
  { ending: "0016", lastName: "Nofile", outcome: "pre-qualifying: known, but there is no file" },
  { ending: "0017", lastName: "Locked", outcome: "pre-qualifying: known, but the file proves to be frozen" },
  { ending: null, lastName: "Newcomer", outcome: "pre-qualifying: found with address and SSN" },
  {
    ending: null,
    lastName: "Thawed",
    outcome: "pre-qualifying: frozen at first, and found when tried again",
  },
] as const;
export type FileOutcome = (typeof FILE_OUTCOMES)[number]["lastName"];

/** What is reserved, by the number's last four digits, else by last name; null for anybody else. */
export function fileOutcomeOf(lastName: string, ssn: string | null): FileOutcome | null {
  const ending = ssn?.slice(-4);
  const name = lastName.trim().toLowerCase();
  const found =
    FILE_OUTCOMES.find((one) => one.ending !== null && one.ending === ending) ??
    FILE_OUTCOMES.find((one) => one.lastName.toLowerCase() === name);
  return found?.lastName ?? null;
}

/** The last three digits of the first of these numbers that can be a score; a middling one without. */
export function scoreOf(...numbers: readonly (string | null)[]): number {
  const typed = numbers.map((number) => Number(number?.slice(-3) ?? "0"));
  return typed.find((score) => score >= 300 && score <= 850) ?? 715;
}
