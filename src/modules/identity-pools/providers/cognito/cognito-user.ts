import { createRemoteJWKSet, jwtVerify } from "jose";
import * as v from "valibot";
import { normalizeEmail } from "#platform/shared/fields/email.ts";
import type { PoolUser } from "../../ports/identity-pool.ts";

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  token_use: v.literal("id"),
  email: v.pipe(v.string(), v.email()),
  email_verified: v.optional(v.union([v.boolean(), v.picklist(["true", "false"])]), false),
  given_name: v.optional(v.string()),
  family_name: v.optional(v.string()),
  phone_number: v.optional(v.string()),
});

/** Reads the identity tokens of one app client; any of the issuers may have made them (failover). */
export class CognitoTokens {
  readonly #clientId: string;
  readonly #issuers: ReadonlyMap<string, ReturnType<typeof createRemoteJWKSet>>;

  constructor(input: { readonly clientId: string; readonly issuers: readonly string[] }) {
    this.#clientId = input.clientId;
    this.#issuers = new Map(
      input.issuers.map((issuer) => [
        issuer,
        createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), { timeoutDuration: 5_000 }),
      ]),
    );
  }

  /**
   * Who an identity token speaks of.
   * @throws Error when it is not one of ours: other issuer, client, use, algorithm or signature, or expired
   */
  async userOf(idToken: string): Promise<PoolUser> {
    const [issuer, keys] = this.#keysOf(idToken);
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ["RS256"],
      issuer,
      audience: this.#clientId,
      clockTolerance: 60,
    });
    const claims = v.parse(Claims, payload);
    const phone = /^\+1(\d{10})$/u.exec(claims.phone_number ?? "")?.[1];
    return {
      issuer,
      subject: claims.sub,
      email: normalizeEmail(claims.email),
      emailVerified: claims.email_verified === true || claims.email_verified === "true",
      ...(claims.given_name === undefined ? {} : { firstName: claims.given_name }),
      ...(claims.family_name === undefined ? {} : { lastName: claims.family_name }),
      ...(phone === undefined ? {} : { phone }),
    };
  }

  /** The token only chooses among issuers that we know; its signature then has to be that issuer's. */
  #keysOf(idToken: string): [string, ReturnType<typeof createRemoteJWKSet>] {
    const { iss } = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString("utf8")) as {
      iss?: unknown;
    };
    const keys = typeof iss === "string" ? this.#issuers.get(iss) : undefined;
    if (typeof iss !== "string" || keys === undefined) throw new Error("the token is of another issuer");
    return [iss, keys];
  }
}
