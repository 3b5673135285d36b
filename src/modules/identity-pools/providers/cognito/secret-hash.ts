import { createHmac } from "node:crypto";

/** What a confidential app client proves itself with: HMAC-SHA256 over user name and client id, base64. */
export function secretHash(input: {
  readonly username: string;
  readonly clientId: string;
  readonly clientSecret: string;
}): string {
  return createHmac("sha256", input.clientSecret)
    .update(input.username + input.clientId)
    .digest("base64");
}
