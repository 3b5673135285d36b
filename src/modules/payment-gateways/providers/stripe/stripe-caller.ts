import type { Stripe } from "stripe";
import { AppError } from "#platform/shared/app-error.ts";
import { callPaymentVendor, unavailable, type VendorCallOptions } from "../call-payment-vendor.ts";

/** The version whose shapes the SDK's types describe. A new SDK version changes it here by a type error. */
const STRIPE_VERSION = "2026-10-28.endive";
/** The only headers of the SDK that leave: the rest describe this machine. */
const HEADERS_SENT = ["authorization", "content-type", "idempotency-key", "stripe-version"];
/** Above the deadline of a call with all its tries, which `callPaymentVendor` keeps. */
const SDK_TIMEOUT_MS = 120_000;

export interface StripeOptions extends VendorCallOptions {
  /** `https://api.stripe.com`, or a stub. */
  readonly apiUrl: string;
  readonly secretKey: string;
}

interface StripeRefusal {
  readonly code: string;
  readonly declineCode: string;
  /** The PaymentIntent that the refusal is about. */
  readonly intentId: string | undefined;
}

export type StripeAnswer<T> =
  | { readonly kind: "ok"; readonly body: T }
  | { readonly kind: "error"; readonly error: StripeRefusal };

export interface StripeCaller {
  /**
   * One call of the SDK. Writes always carry a key; keys of two retailers never meet, because each has an account.
   * @throws AppError provider-unavailable when the outcome is unknown, or when our key is not accepted
   */
  ask<T>(call: (client: Stripe) => Promise<T>): Promise<StripeAnswer<T>>;
}

/** Calls Stripe with its SDK over our own vendor call, which keeps the deadline, the tries and the redaction. */
export function createStripeCaller(options: StripeOptions): StripeCaller {
  let loaded: Promise<Stripe> | undefined;
  return {
    async ask(call) {
      const client = await (loaded ??= createClient(options));
      try {
        return { kind: "ok", body: await call(client) };
      } catch (error) {
        return { kind: "error", error: refusalOf(error) };
      }
    },
  };
}

/** The SDK takes 35 MB and a quarter of a second to load, so only processes that call Stripe load it. */
async function createClient(options: StripeOptions): Promise<Stripe> {
  const { Stripe: Client } = await import("stripe");
  const { protocol, hostname, port } = new URL(options.apiUrl);
  return new Client(options.secretKey, {
    apiVersion: STRIPE_VERSION,
    host: hostname,
    port,
    protocol: protocol === "http:" ? "http" : "https",
    timeout: SDK_TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Client.createFetchHttpClient(fetchThroughVendorCall(options)),
  });
}

function fetchThroughVendorCall(options: StripeOptions): typeof fetch {
  return async (url, init) => {
    const headers = new Headers(init?.headers);
    const sent = HEADERS_SENT.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const { status, body } = await callPaymentVendor(
      {
        name: "stripe",
        method: init?.method === "POST" ? "POST" : "GET",
        url: url instanceof Request ? url.url : url.toString(),
        headers: Object.fromEntries(sent),
        ...(typeof init?.body === "string" && { body: init.body }),
      },
      options,
    );
    // Anything but an object is left out; the SDK then reports an unreadable answer.
    return new Response(typeof body === "object" && body !== null ? JSON.stringify(body) : "", { status });
  };
}

/** Fields of the SDK's errors; its classes are not loaded before the first call. */
interface SdkError extends Error {
  readonly type: string;
  readonly statusCode?: number;
  readonly code?: string;
  readonly decline_code?: string;
  readonly payment_intent?: { readonly id: string };
  readonly detail?: unknown;
}

/** A refusal is an answer; what Stripe writes about it stays with Stripe. Anything else concludes nothing. */
function refusalOf(error: unknown): StripeRefusal {
  if (!isSdkError(error)) throw error;
  if (error.detail instanceof AppError) throw error.detail;
  switch (error.type) {
    case "StripeCardError":
    case "StripeInvalidRequestError":
      return {
        code: error.code ?? "",
        declineCode: error.decline_code ?? "",
        intentId: error.payment_intent?.id,
      };
    case "StripeAuthenticationError":
    case "StripePermissionError":
      throw unavailable("credentials");
    // Our key was used with other values: what it did is unknown.
    case "StripeIdempotencyError":
      throw unavailable("key-reused");
    default:
      throw unavailable("unreadable");
  }
}

function isSdkError(error: unknown): error is SdkError {
  return error instanceof Error && "type" in error && typeof error.type === "string";
}
