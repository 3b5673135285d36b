import * as v from "valibot";
import { callVendor, unavailable, type VendorCallOptions } from "../call-vendor.ts";

/** The version whose shapes this adapter was written against. */
const STRIPE_VERSION = "2025-03-31.basil";

export interface StripeOptions extends VendorCallOptions {
  /** `https://api.stripe.com`, or a stub. */
  readonly apiUrl: string;
  readonly secretKey: string;
}

export type StripeAnswer =
  | { readonly kind: "ok"; readonly body: unknown }
  | { readonly kind: "error"; readonly status: number; readonly error: StripeError };

const StripeErrorSchema = v.object({
  error: v.object({
    type: v.optional(v.string(), ""),
    code: v.optional(v.string(), ""),
    decline_code: v.optional(v.string(), ""),
    payment_intent: v.optional(v.object({ id: v.string() })),
  }),
});
export type StripeError = v.InferOutput<typeof StripeErrorSchema>["error"];

/**
 * One call of the API. Writes always carry a key; keys of two retailers never meet, because each has an account.
 * @throws AppError provider-unavailable when the outcome is unknown, or when our key is not accepted
 */
export async function callStripe(
  options: StripeOptions,
  call: {
    readonly path: string;
    readonly form?: Readonly<Record<string, string>>;
    readonly idempotencyKey?: string;
  },
): Promise<StripeAnswer> {
  const { path, form, idempotencyKey } = call;
  const answer = await callVendor(
    {
      method: form === undefined ? "GET" : "POST",
      url: `${options.apiUrl}/v1/${path}`,
      headers: {
        authorization: `Bearer ${options.secretKey}`,
        "stripe-version": STRIPE_VERSION,
        ...(form !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
        ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      },
      ...(form !== undefined && { body: new URLSearchParams(form).toString() }),
    },
    options,
  );
  if (answer.status < 300 && answer.body !== undefined) return { kind: "ok", body: answer.body };
  if (answer.status === 401 || answer.status === 403) throw unavailable("credentials");
  const parsed = v.safeParse(StripeErrorSchema, answer.body);
  if (!parsed.success) throw unavailable("unreadable");
  // Our key was used with other values: what it did is unknown, so nothing may be concluded.
  if (parsed.output.error.type === "idempotency_error") throw unavailable("key-reused");
  return { kind: "error", status: answer.status, error: parsed.output.error };
}
