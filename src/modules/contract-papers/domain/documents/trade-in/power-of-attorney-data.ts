/** How well a row is known: read in one other place, or remembered; nothing here was read in the authority's own text. */
type Confidence = "secondary" | "recalled";

/** The paper on which a state lets an owner have somebody else sign the title of a car. */
interface PowerOfAttorneyRule {
  /** Two letters: the state that issued the title. */
  readonly state: string;
  readonly form: string;
  /** Null is not known: ask. */
  readonly isNotarized: boolean | null;
  readonly confidence: Confidence;
  readonly source: string;
}

/** States without a row have to be asked. 49 CFR 580.13 says when the odometer may be disclosed by it. */
export const POWER_OF_ATTORNEY_RULES: readonly PowerOfAttorneyRule[] = [
  {
    state: "CA",
    form: "REG 260",
    isNotarized: null,
    confidence: "recalled",
    source: "Name of the form of the California DMV, not checked against its text",
  },
  {
    state: "FL",
    form: "HSMV 82053",
    isNotarized: null,
    confidence: "recalled",
    source: "Name of the form of the Florida HSMV, not checked against its text",
  },
  {
    state: "OH",
    form: "BMV 3771",
    isNotarized: true,
    confidence: "secondary",
    source: "ohiodealer.com, dealer manual (2026-11-26): notarized on every dealer transaction, R.C. 1337.06",
  },
  {
    state: "TX",
    form: "VTR-271-A",
    isNotarized: null,
    confidence: "secondary",
    source: "blanker.org and opendocs.com (2026-11-26): VTR-271-A where a dealer discloses the odometer",
  },
];
