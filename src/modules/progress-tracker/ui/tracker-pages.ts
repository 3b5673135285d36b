import { withoutTrailingSlashes } from "#platform/shared/without-trailing-slashes.ts";
import type { ActionStep } from "#modules/order-steps/domain/step-status.ts";

/** One screen of a step: the step and what follows its path, e.g. `review`. */
export interface TrackerPage {
  readonly step: ActionStep;
  readonly view: string;
}

const VIEWS: Readonly<Record<string, readonly [ActionStep, readonly string[]]>> = {
  "insurance-verification": ["VERIFY_INSURANCE", [""]],
  "id-verification": ["VERIFY_ID", ["", "complete", "incomplete", "next-steps"]],
  "doc-upload": ["UPLOAD_DOCUMENTS", ["", "summary"]],
  signing: ["SIGN_CONTRACT", ["", "review", "hello-again", "thank-you", "contract-ready"]],
  payment: [
    "PAYMENT_DETAILS",
    [
      "",
      "method",
      "card",
      "bank",
      "bank/success",
      "bank/failure",
      "bank/error",
      "thank-you",
      "invoice",
      "pending",
    ],
  ],
};

/** TRK-01 and table A: the screen of a path below `/progress/{orderNumber}/`; null for any other (TRK-10). */
export function trackerPage(path: string): TrackerPage | null {
  const [root = "", ...rest] = withoutTrailingSlashes(path).split("/");
  const known = Object.hasOwn(VIEWS, root) ? VIEWS[root] : undefined;
  const view = rest.join("/");
  return known?.[1].includes(view) ? { step: known[0], view } : null;
}
