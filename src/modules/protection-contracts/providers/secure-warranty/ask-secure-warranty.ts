import type { Secrets } from "#platform/server/config/secret-reference.ts";
import { callVendor } from "#platform/server/vendor-calls/call-vendor.ts";
import { failureOfStatus, type ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import * as v from "valibot";
import type { SecureWarrantySettings } from "../../domain/settings-schema.ts";
import type { RatingContext, RatingProblem, RatingRefusalCode } from "../rating-port.ts";

export interface SecureWarrantyParts {
  readonly settings: SecureWarrantySettings;
  readonly secrets: Secrets;
  /** For tests. */
  readonly deadlineMs?: number;
}

/** The rating engine asks administrators behind it. */
const DEADLINE_MS = 20_000;

/** Their words for a no; anything else is a refusal that a person has to read. */
const REFUSALS: Readonly<Record<string, RatingRefusalCode>> = {
  VIN_NOT_FOUND: "vin-not-found",
  QUOTE_NOT_AVAILABLE: "rate-gone",
  INSERVICE_AFTER_SALE: "in-service-after-sale",
  SALE_DATE_OUT_OF_RANGE: "sale-date-out-of-range",
  DUPLICATE_CONTRACT: "duplicate-contract",
  PRODUCT_NOT_FOR_CLASS: "not-for-this-class",
  PRODUCT_NOT_IN_STATE: "not-in-this-state",
  RETAIL_NOT_FILED: "price-not-filed",
  FIELD_REQUIRED: "field-missing",
  CONTRACT_NOT_FOUND: "contract-not-found",
  CONTRACT_STATUS: "wrong-contract-state",
  ALREADY_CANCELLED: "already-canceled",
  ODOMETER_BELOW_SALE: "mileage-below-sale",
  DATE_BEFORE_SALE: "date-before-sale",
  CONTRACT_EXPIRED: "plan-ended",
  CANCEL_QUOTE_EXPIRED: "quote-gone",
};

const Envelope = v.object({
  Success: v.boolean(),
  ErrorCode: v.optional(v.nullable(v.string()), null),
  Result: v.optional(v.unknown()),
});

const failure = (reason: ProviderFailure["reason"], code: string): ProviderFailure => ({
  kind: "failure",
  reason,
  vendorCode: `secure-warranty-${code}`,
});

/** One verb, its body and the shape of its answer. Every write names what it changes, so that it may be sent again. */
export async function askSecureWarranty<Schema extends v.GenericSchema>(
  parts: SecureWarrantyParts,
  ctx: RatingContext,
  call: { readonly verb: string; readonly body: object; readonly answer: Schema },
): Promise<{ readonly kind: "result"; readonly result: v.InferOutput<Schema> } | RatingProblem> {
  const { settings, secrets, deadlineMs = DEADLINE_MS } = parts;
  const answer = await callVendor(
    { log: ctx.log },
    {
      name: `secure-warranty.${call.verb}`,
      method: "POST",
      url: `${settings.apiUrl}/${call.verb}`,
      headers: { "x-api-key": secrets(settings.apiKeyRef) },
      body: call.body,
      deadlineMs,
      repeatable: true,
    },
  );
  if (answer.kind === "silence")
    return failure(answer.problem === "timeout" ? "timeout" : "unavailable", answer.problem);
  const said = v.safeParse(Envelope, answer.body);
  if (!said.success)
    return answer.status === 200
      ? failure("unreadable", "envelope")
      : failureOfStatus("secure-warranty", answer.status);
  if (!said.output.Success) return refusalOf(said.output.ErrorCode ?? "");
  const result = v.safeParse(call.answer, said.output.Result);
  return result.success ? { kind: "result", result: result.output } : failure("unreadable", "shape");
}

function refusalOf(errorCode: string): RatingProblem {
  const code = Object.hasOwn(REFUSALS, errorCode) ? REFUSALS[errorCode] : undefined;
  return code === undefined ? failure("refused", "unknown-code") : { kind: "refusal", code };
}
