/** The steps that the requirements name (TRK-06), in their order. Tests of a whole order ask for these, so that a step more changes none of them. */
export const REQUIRED_STEPS: readonly string[] = [
  "VERIFY_INSURANCE",
  "VERIFY_ID",
  "UPLOAD_DOCUMENTS",
  "SIGN_CONTRACT",
  "PAYMENT_DETAILS",
  "SCHEDULE_DELIVERY",
];

/** Those rows of a tracker. */
export function requiredOf<Row extends { readonly step: string }>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ step }) => REQUIRED_STEPS.includes(step));
}
