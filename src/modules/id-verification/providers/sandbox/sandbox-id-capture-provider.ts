import type { IdCaptureProvider, IdJudgement } from "../id-capture-provider.ts";

/** The end of the licence number chooses the outcome; any other is a success. */
const ID_OUTCOMES: Readonly<Record<string, IdJudgement>> = {
  "0000": "FAILED",
  "1111": "INCOMPLETE",
};
/** The judge is out for lunch. */
const ID_UNAVAILABLE = "9999";

/** The embedded judge: no state of its own, because the record lives with the order. */
export const sandboxIdCaptureProvider: IdCaptureProvider = {
  scenarios: [
    ...Object.entries(ID_OUTCOMES).map(([end, outcome]) => ({
      outcome,
      input: `license number ending in ${end}`,
    })),
    { outcome: "the provider is unavailable", input: `license number ending in ${ID_UNAVAILABLE}` },
    { outcome: "SUCCESSFUL", input: "any other license number" },
    { outcome: "CANCELED", input: "Cancel on the phone" },
    { outcome: "expired", input: "let 24 hours pass, or the event id.expired" },
    { outcome: "in person only", input: "home address or license in Illinois" },
  ],
  isHosted: false,
  start: () => Promise.resolve({ kind: "own-page" }),
  judge: (_ctx, { documentNumber }) => {
    const end = documentNumber.slice(-4);
    if (end === ID_UNAVAILABLE)
      return Promise.resolve({ kind: "failure", reason: "unavailable", vendorCode: "sandbox" });
    return Promise.resolve(ID_OUTCOMES[end] ?? "SUCCESSFUL");
  },
};
