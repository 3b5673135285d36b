import { createHash } from "node:crypto";
import { importJWK, importPKCS8, jwtVerify, SignJWT } from "jose";
import type { SocialProvider } from "#modules/tenancy/domain/social-sign-in.ts";
import { blindIndex } from "#platform/server/crypto/field-encryption.ts";
import { isEqual } from "#platform/server/crypto/is-equal.ts";
import type { PoolContext } from "#modules/identity-pools/ports/identity-pool.ts";
import { type SandboxCode, takeCode } from "./sandbox-codes-repo.ts";
import { KEY_ALGORITHMS, sandboxKey } from "./sandbox-keys.ts";
import { SANDBOX_CLIENT, SANDBOX_TEAM } from "./sandbox-names.ts";

const TOKEN_SECONDS = 600;

interface TokenCall {
  readonly provider: SocialProvider;
  readonly issuer: string;
  readonly form: URLSearchParams;
}

/** Trades a code: the client proves itself, the code works once, and PKCE must fit (RFC 6749, RFC 7636). */
export async function answerToken(ctx: PoolContext, call: TokenCall): Promise<Response> {
  const { form, provider } = call;
  if (!(await isOurClient(ctx, call))) return refuse("invalid_client", 401);
  if (form.get("grant_type") !== "authorization_code") return refuse("unsupported_grant_type");
  const code = await ctx.db.transaction((trx) => takeCode(trx, ctx, form.get("code") ?? ""));
  if (code === undefined || !fits(code, call)) return refuse("invalid_grant");
  return Response.json(
    {
      access_token: ctx.ids.random(40),
      token_type: "Bearer",
      expires_in: TOKEN_SECONDS,
      id_token: await signIdToken(ctx, call, code.claims),
      ...(provider === "apple" && { refresh_token: ctx.ids.random(40) }),
    },
    { headers: { "cache-control": "no-store" } },
  );
}

/** RFC 7009: a client that proves itself is always told that it worked. */
export async function answerRevocation(ctx: PoolContext, call: TokenCall): Promise<Response> {
  return (await isOurClient(ctx, call)) ? new Response(null, { status: 200 }) : refuse("invalid_client", 401);
}

function fits(code: SandboxCode, { form, provider }: TokenCall): boolean {
  const verifier = form.get("code_verifier") ?? "";
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  return (
    code.provider === provider &&
    code.clientId === form.get("client_id") &&
    code.redirectUri === form.get("redirect_uri") &&
    code.codeChallenge === challenge
  );
}

async function isOurClient(ctx: PoolContext, call: TokenCall): Promise<boolean> {
  const secret = call.form.get("client_secret") ?? "";
  if (call.form.get("client_id") !== SANDBOX_CLIENT) return false;
  if (call.provider === "google") return isEqual(secret, sandboxGoogleSecret(ctx));
  const { publicJwk } = await sandboxKey(ctx, "apple-client");
  try {
    await jwtVerify(secret, await importJWK(publicJwk, KEY_ALGORITHMS["apple-client"]), {
      algorithms: [KEY_ALGORITHMS["apple-client"]],
      issuer: SANDBOX_TEAM,
      subject: SANDBOX_CLIENT,
      audience: call.issuer,
      currentDate: ctx.clock.now(),
    });
    return true;
  } catch {
    // Whatever is wrong with the proof: the client stays unknown.
    return false;
  }
}

/** What the shop and the stand-in for Google share. */
export const sandboxGoogleSecret = (ctx: PoolContext): string =>
  blindIndex(ctx.keys, "sandbox|google|client-secret");

async function signIdToken(
  ctx: PoolContext,
  { provider, issuer }: TokenCall,
  claims: SandboxCode["claims"],
): Promise<string> {
  const { kid, privateKey } = await sandboxKey(ctx, provider);
  const now = Math.floor(ctx.clock.now().getTime() / 1000);
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: KEY_ALGORITHMS[provider], kid })
    .setIssuer(issuer)
    .setAudience(SANDBOX_CLIENT)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .sign(await importPKCS8(privateKey, KEY_ALGORITHMS[provider]));
}

function refuse(error: string, status = 400): Response {
  return Response.json({ error }, { status, headers: { "cache-control": "no-store" } });
}
