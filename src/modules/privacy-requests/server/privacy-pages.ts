import { isAppError } from "#platform/shared/app-error.ts";
import type { PrivacyRequestView } from "../domain/privacy-request-schema.ts";
import { confirmPrivacyRequest } from "./confirm-privacy-request.ts";
import { getPrivacyRequest } from "./get-privacy-request.ts";
import type { PrivacyRequestsContext } from "./privacy-requests-context.ts";
import { takePrivacyForm } from "./take-privacy-form.ts";

/** What the pages of privacy requests ask of the process: writes belong to it, not to the bundle that draws pages. */
export const privacyPages = {
  takeForm: takePrivacyForm,
  /** Null for a link that is none. */
  find: (ctx: PrivacyRequestsContext, token: string): Promise<PrivacyRequestView | null> =>
    getPrivacyRequest(ctx, { token }).catch(nullIfRefused),
  /** Null for a link that is none, or whose request can't be confirmed anymore. */
  confirm: (ctx: PrivacyRequestsContext, token: string): Promise<PrivacyRequestView | null> =>
    confirmPrivacyRequest(ctx, { token }).catch(nullIfRefused),
};

function nullIfRefused(error: unknown): null {
  if (isAppError(error) && (error.kind === "not-found" || error.kind === "conflict")) return null;
  throw error;
}
