import * as v from "valibot";
import { readFormBody } from "#platform/server/http/bodies/read-form-body.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import { type PrivacyFormOutcome, privacyRequestSchema } from "../domain/privacy-request-schema.ts";
import { filePrivacyRequest } from "./file-privacy-request.ts";
import type { PrivacyRequestsContext } from "./privacy-requests-context.ts";

const TEXTS = [
  "kind",
  "firstName",
  "lastName",
  "email",
  "state",
  "details",
  "agentName",
  "agentEmail",
] as const;

/** Takes the form as a browser sends it, with script or without, or says what to show again. */
export async function takePrivacyForm(
  ctx: PrivacyRequestsContext,
  request: Request,
): Promise<PrivacyFormOutcome> {
  const form = await readFormBody(request);
  const values: Record<string, string> = Object.fromEntries(
    TEXTS.map((name) => [name, form.get(name) ?? ""]),
  );
  const isAgent = form.get("isAgent") === "on";
  const isAuthorized = form.get("isAuthorized") === "on";
  const typed = { ...values, ...(isAgent && { isAgent: "on" }), ...(isAuthorized && { isAuthorized: "on" }) };
  const parsed = v.safeParse(privacyRequestSchema, { ...values, isAgent, isAuthorized });
  if (!parsed.success) {
    const errors = Object.entries(fieldErrors(parsed.issues)).map(([name, texts]) => [name, texts[0] ?? ""]);
    return { kind: "refused", values: typed, errors: Object.fromEntries(errors), problem: null };
  }
  try {
    return { kind: "filed", request: await filePrivacyRequest(ctx, parsed.output) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return {
      kind: "refused",
      values: typed,
      errors: error.details.fields ?? {},
      problem: error.details.message,
    };
  }
}
