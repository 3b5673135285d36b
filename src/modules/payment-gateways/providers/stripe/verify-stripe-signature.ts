import type { Stripe } from "stripe";

/** Deliveries older than this are replays, and ones further ahead are forged clocks. Seconds. */
const TOLERANCE_SECONDS = 300;
/** Longer headers are not read. */
const MAX_HEADER_LENGTH = 4096;

/**
 * Checks `Stripe-Signature` with the SDK, for each of our secrets while one is being replaced. The age is
 * checked here, by the product's clock and in both directions; the SDK takes deliveries from the future.
 */
export async function verifyStripeSignature(
  header: string | null,
  input: { readonly secrets: readonly string[]; readonly body: Uint8Array; readonly now: Date },
): Promise<"authentic" | "signature" | "too-old"> {
  const signedAt = signedAtOf(header);
  if (header === null || signedAt === undefined) return "signature";
  const { Stripe: Sdk } = await import("stripe");
  const isOurs = input.secrets.some((secret) => isSignedBy(Sdk, { header, secret, body: input.body }));
  if (!isOurs) return "signature";
  const age = Math.abs(input.now.getTime() / 1000 - signedAt);
  return age <= TOLERANCE_SECONDS ? "authentic" : "too-old";
}

/** The one `t` of a header, in seconds. Of two, the SDK would verify one and we could read the other. */
function signedAtOf(header: string | null): number | undefined {
  if (header === null || header.length > MAX_HEADER_LENGTH) return undefined;
  const [signedAt, another] = header.split(",").filter((part) => part.startsWith("t="));
  return another === undefined && signedAt !== undefined && /^t=\d{1,12}$/u.test(signedAt)
    ? Number(signedAt.slice(2))
    : undefined;
}

function isSignedBy(
  Sdk: typeof Stripe,
  { header, secret, body }: { readonly header: string; readonly secret: string; readonly body: Uint8Array },
): boolean {
  try {
    return Sdk.webhooks.signature?.verifyHeader(Buffer.from(body), header, secret, 0) === true;
  } catch (error) {
    if (error instanceof Sdk.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}
