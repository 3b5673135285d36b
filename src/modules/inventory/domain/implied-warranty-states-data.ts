/**
 * Where a used car may not be sold without implied warranties, so the guide says "Implied Warranties Only"
 * (16 CFR 455; state laws as summed up by the Federal Trade Commission for dealers). To be confirmed by the
 * retailer's counsel; a state that is missing here is an "As Is" state.
 */
export const IMPLIED_WARRANTY_STATES: readonly string[] = [
  "CT",
  "DC",
  "HI",
  "KS",
  "MA",
  "MD",
  "ME",
  "MN",
  "MS",
  "NJ",
  "NY",
  "RI",
  "VT",
  "WV",
];
