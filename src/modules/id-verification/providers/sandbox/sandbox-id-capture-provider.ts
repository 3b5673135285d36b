import type { IdCaptureProvider, IdJudgement } from "../id-capture-provider.ts";

/** The end of the licence number chooses the outcome; any other is a success. */
export const ID_OUTCOMES: Readonly<Record<string, IdJudgement>> = {
  "0000": "FAILED",
  "1111": "INCOMPLETE",
};

/** The embedded judge: no state of its own, because the record lives with the order. */
export const sandboxIdCaptureProvider: IdCaptureProvider = {
  scenarios: [
    ...Object.entries(ID_OUTCOMES).map(([end, outcome]) => ({
      outcome,
      input: `licence number ending in ${end}`,
    })),
    { outcome: "SUCCESSFUL", input: "any other licence number" },
    { outcome: "CANCELED", input: "Cancel on the phone" },
    { outcome: "expired", input: "let 24 hours pass, or the event id.expired" },
    { outcome: "in person only", input: "home address or licence of Illinois" },
  ],
  judge: (_ctx, { documentNumber }) => Promise.resolve(ID_OUTCOMES[documentNumber.slice(-4)] ?? "SUCCESSFUL"),
};
