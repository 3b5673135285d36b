import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import * as v from "valibot";
import type { Actor, OrderScope } from "#platform/server/context/request-context.ts";
import type { SessionsContext } from "./sessions-context.ts";
import { ALGORITHM } from "./tokens/signing-keys.ts";
import { MAX_TOKEN_LENGTH, SKEW_SECONDS, tokenNames } from "./tokens/token-names.ts";
import { tokenInvalid } from "./tokens/verify-access-token.ts";

/** Carries the capability; never `Authorization`, which is for accounts. */
export const ORDER_CAPABILITY_HEADER = "x-order-capability";
/** OP-23: half an hour. */
export const ORDER_CAPABILITY_SECONDS = 1800;

export type OrderCapability = Extract<Actor, { readonly kind: "order-capability" }>;

const TYP = "order-cap+jwt";
const SCOPES: readonly OrderScope[] = ["progress:read", "signing:enter"];

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  scope: v.string(),
  exp: v.number(),
  proof: v.picklist(["knowledge", "code"]),
  signer: v.optional(v.literal("co-buyer")),
  token_use: v.literal("order-capability"),
});

/** An audience of its own: no access or identity token passes as a capability, and no capability as one of them. */
const audienceOf = (tenantId: string): string => `${tokenNames(tenantId).issuer}:order-capability`;

/**
 * Signs a capability for one order: who holds it may follow that order and sign it, nothing else.
 * The caller has made sure that this is the order's signer. It names no person and cannot be renewed.
 */
export async function issueOrderCapability(
  ctx: SessionsContext,
  input: {
    readonly orderId: string;
    readonly proof: OrderCapability["proof"];
    readonly signer: "buyer" | "co-buyer";
  },
): Promise<string> {
  const { signing } = await ctx.identity.signingKeys.of(ctx);
  const now = Math.floor(ctx.clock.now().getTime() / 1000);
  const claims = {
    tenant: ctx.tenantId,
    token_use: "order-capability",
    scope: SCOPES.join(" "),
    proof: input.proof,
    ...(input.signer === "co-buyer" && { signer: input.signer }),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: TYP, kid: signing.kid })
    .setIssuer(tokenNames(ctx.tenantId).issuer)
    .setAudience(audienceOf(ctx.tenantId))
    .setSubject(input.orderId)
    .setIssuedAt(now)
    .setExpirationTime(now + ORDER_CAPABILITY_SECONDS)
    .setJti(ctx.ids.random(20))
    .sign(signing.key);
}

/** The actor behind a capability. @throws AppError unauthenticated `auth.tokenInvalid`, whatever is wrong with it */
export async function verifyOrderCapability(ctx: SessionsContext, token: string): Promise<OrderCapability> {
  if (token.length > MAX_TOKEN_LENGTH) throw tokenInvalid();
  const claims = v.safeParse(claimsSchema, await verified(ctx, token));
  if (!claims.success) throw tokenInvalid();
  const { sub, scope, exp, proof, signer } = claims.output;
  const scopes = scope.split(" ");
  return {
    kind: "order-capability",
    orderId: sub,
    scopes: SCOPES.filter((known) => scopes.includes(known)),
    proof,
    signer,
    expiresAt: new Date(exp * 1000),
  };
}

async function verified(ctx: SessionsContext, token: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => verificationKey(ctx, kid), {
      typ: TYP,
      audience: audienceOf(ctx.tenantId),
      algorithms: [ALGORITHM],
      issuer: tokenNames(ctx.tenantId).issuer,
      requiredClaims: ["sub", "tenant", "exp", "iat", "jti"],
      maxTokenAge: ORDER_CAPABILITY_SECONDS,
      clockTolerance: SKEW_SECONDS,
      currentDate: ctx.clock.now(),
    });
    if (payload["tenant"] !== ctx.tenantId || payload.aud !== audienceOf(ctx.tenantId)) throw tokenInvalid();
    return payload;
  } catch (error) {
    // Everything the library finds wrong is one answer; a database that is down is not the caller's fault.
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw tokenInvalid();
    throw error;
  }
}

/** From our own set, by its id alone. */
async function verificationKey(ctx: SessionsContext, kid: string | undefined) {
  if (kid === undefined) throw tokenInvalid();
  const { signingKeys } = ctx.identity;
  const key =
    (await signingKeys.of(ctx)).verifying.get(kid) ?? (await signingKeys.of(ctx, true)).verifying.get(kid);
  if (key === undefined) throw tokenInvalid();
  return key;
}
