import { createHmac } from "node:crypto";

/** What stands in the address that the vendor calls back, so that nobody else can. */
export function callbackSignature(secret: string, referenceId: string): string {
  return createHmac("sha256", secret).update(`autofi-callback|${referenceId}`).digest("hex");
}
