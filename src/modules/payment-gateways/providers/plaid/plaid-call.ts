import * as v from "valibot";
import { callPaymentVendor, unavailable, type VendorCallOptions } from "../call-payment-vendor.ts";

/** The version whose shapes this adapter was written against. */
const PLAID_VERSION = "2020-09-14";

export interface PlaidOptions extends VendorCallOptions {
  /** `https://sandbox.plaid.com`, `https://production.plaid.com`, or a stub. */
  readonly apiUrl: string;
  readonly clientId: string;
  readonly secret: string;
}

/** Plaid has two environments; anything that is not production is its sandbox. */
export function plaidUrl(environment: string): string {
  return environment === "production" ? "https://production.plaid.com" : "https://sandbox.plaid.com";
}

const PlaidErrorSchema = v.object({ error_type: v.string(), error_code: v.string() });

/**
 * One POST; everything is a POST there. Plaid takes no keys: its calls here make nothing that costs or moves money.
 * @returns undefined when Plaid refuses what the buyer brought
 * @throws AppError provider-unavailable when Plaid cannot be asked, or does not accept us
 */
export async function callPlaid<S extends v.GenericSchema>(
  options: PlaidOptions,
  call: { readonly path: string; readonly body: Readonly<Record<string, unknown>>; readonly answer: S },
): Promise<v.InferOutput<S> | undefined> {
  const { status, body } = await callPaymentVendor(
    {
      name: "plaid",
      method: "POST",
      url: `${options.apiUrl}${call.path}`,
      headers: {
        "plaid-version": PLAID_VERSION,
        "plaid-client-id": options.clientId,
        "plaid-secret": options.secret,
      },
      body: call.body,
    },
    options,
  );
  if (status < 300) {
    const parsed = v.safeParse(call.answer, body);
    if (parsed.success) return parsed.output;
    throw unavailable("unreadable");
  }
  const error = v.safeParse(PlaidErrorSchema, body);
  if (
    error.success &&
    ["INVALID_INPUT", "ITEM_ERROR"].includes(error.output.error_type) &&
    !isOurs(error.output.error_code)
  )
    return undefined;
  throw unavailable(error.success ? error.output.error_code.toLowerCase() : String(status));
}

/** Wrong settings look like wrong input there. */
function isOurs(code: string): boolean {
  return ["INVALID_API_KEYS", "UNAUTHORIZED_ENVIRONMENT", "INVALID_PRODUCT"].includes(code);
}
