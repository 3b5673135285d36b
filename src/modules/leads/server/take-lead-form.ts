import * as v from "valibot";
import { readFormBody } from "#platform/server/http/bodies/read-form-body.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import { contactFormSchema, type LeadKind, testDriveFormSchema } from "../domain/lead-schema.ts";
import { firstErrors, type LeadStart, type LeadValues, valuesOfForm } from "../domain/lead-values.ts";
import { phonePolicyOf } from "#modules/tenancy/server/phone-policy-of.ts";
import type { LeadsContext } from "./leads-context.ts";
import { submitLead } from "./submit-lead.ts";

interface TakeLeadFormInput {
  readonly kind: LeadKind;
  readonly vehicleKey: string;
  /** A form as browsers without script send it. */
  readonly request: Request;
}

type TakenLeadForm =
  | { readonly kind: "sent" }
  /** The form again, as it was typed, with what was wrong. */
  | { readonly kind: "refused"; readonly status: number; readonly start: LeadStart };

/**
 * Takes a form that was sent without script, or says what to show again.
 * @throws AppError `not-found`, and `invalid` for a body that is no form
 */
export async function takeLeadForm(
  ctx: LeadsContext,
  { kind, vehicleKey, request }: TakeLeadFormInput,
): Promise<TakenLeadForm> {
  const form = await readFormBody(request);
  const values = valuesOfForm(form);
  const openedAt = openedAtOf(form);
  const schema =
    kind === "contact" ? contactFormSchema(phonePolicyOf(ctx)) : testDriveFormSchema(phonePolicyOf(ctx));
  const { success, output, issues } = v.safeParse(schema, values);
  if (!success)
    return refused({ values, openedAt }, { status: 400, errors: firstErrors(fieldErrors(issues)) });
  const { website: trap } = values;
  try {
    const elapsedMs = openedAt && Math.max(0, ctx.clock.now().getTime() - openedAt.getTime());
    await submitLead(ctx, { kind, vehicleKey, form: output, trap, elapsedMs });
    return { kind: "sent" };
  } catch (error) {
    if (!isAppError(error) || error.kind === "not-found") throw error;
    const { fields, message, code } = error.details;
    if (fields !== undefined) return refused({ values, openedAt }, { status: 400, errors: fields });
    const reason = code === "lead.notAccepted" ? null : message;
    return refused({ values, openedAt }, { status: error.kind === "limited" ? 429 : 409, reason });
  }
}

function refused(
  sent: { readonly values: LeadValues; readonly openedAt: Date | undefined },
  {
    status,
    errors = {},
    reason,
  }: { status: number; errors?: Readonly<Record<string, string>>; reason?: string | null },
): TakenLeadForm {
  const view = reason === undefined ? ({ kind: "form" } as const) : ({ kind: "failed", reason } as const);
  const values = { ...sent.values, website: "" };
  return { kind: "refused", status, start: { values, errors, view, openedAt: sent.openedAt?.toISOString() } };
}

/** Undefined where the page did not say when it was written. */
function openedAtOf(form: URLSearchParams): Date | undefined {
  const opened = new Date(form.get("openedAt") ?? "");
  return Number.isNaN(opened.getTime()) ? undefined : opened;
}
