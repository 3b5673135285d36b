import * as client from "openid-client";
import type { PoolAnswer, PoolAuthorize, PoolContext, PoolExchange } from "../../ports/identity-pool.ts";
import { poolOk, poolRefuses } from "../../ports/identity-pool.ts";
import type { ProviderDirectory } from "./provider-directory.ts";
import { providerFailure } from "./provider-failure.ts";

/** A request that is answered inside this process: the sandbox is its own server. */
type InProcess = (request: Request) => Promise<Response>;

export interface CodeFlowClient {
  /** Compared with every answer, character by character. */
  readonly issuer: string;
  readonly clientId: string;
  /** What proves who we are; null for a public client, which has PKCE alone. */
  readonly secret: (() => Promise<string>) | null;
  /** `post` for providers that read nothing else; otherwise the discovery document decides. */
  readonly secretBy?: "post";
  /** Beyond `openid`. */
  readonly scope: string;
  readonly parameters?: Readonly<Record<string, string>>;
  /** Plain http is for the machine itself, never across a network. */
  readonly allowHttp: boolean;
  readonly inProcess?: InProcess;
}

/** Seconds: a provider that takes longer is down for this visitor. */
const TIMEOUT_SECONDS = 5;
/** OpenID Connect Core 2: a subject has at most this many characters. */
const MAX_SUBJECT = 255;
/** Nothing else is a signature that only the provider can make. */
const ALGORITHMS = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "Ed25519",
  "EdDSA",
];

/** Where the browser goes. @returns UNAVAILABLE when the provider's discovery document cannot be read */
export async function authorizeUrl(
  ctx: PoolContext,
  { settings, directory }: { settings: CodeFlowClient; directory: ProviderDirectory },
  command: PoolAuthorize,
): Promise<PoolAnswer<{ readonly url: string }>> {
  try {
    const { configuration } = await configure(ctx, settings, directory);
    const url = client.buildAuthorizationUrl(configuration, {
      response_type: "code",
      redirect_uri: command.redirectUri,
      scope: `openid ${settings.scope}`.trim(),
      state: command.state,
      nonce: command.nonce,
      code_challenge: command.codeChallenge,
      code_challenge_method: "S256",
      ...settings.parameters,
    });
    return poolOk({ url: url.href });
  } catch (error) {
    directory.forget(settings.issuer);
    return { ok: false, error: providerFailure(error, "discovery") };
  }
}

export interface Exchanged {
  readonly claims: Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };
  readonly refreshToken: string | undefined;
}

/**
 * Trades the code of an answer for the identity token and believes it only when everything fits: state,
 * `iss` of the answer (RFC 9207), PKCE, and the token's signature, issuer, audience, nonce and times.
 */
export async function exchangeCode(
  ctx: PoolContext,
  { settings, directory }: { settings: CodeFlowClient; directory: ProviderDirectory },
  command: PoolExchange,
): Promise<PoolAnswer<Exchanged>> {
  try {
    const { configuration, keepKeys } = await configure(ctx, settings, directory);
    const answer = new URL(command.redirectUri);
    answer.search = new URL(command.callbackUrl).search;
    const tokens = await client.authorizationCodeGrant(configuration, answer, {
      expectedState: command.state,
      expectedNonce: command.nonce,
      pkceCodeVerifier: command.codeVerifier,
      idTokenExpected: true,
    });
    keepKeys();
    const claims = tokens.claims();
    if (claims === undefined || !sameIssuer(claims.iss, settings.issuer))
      return poolRefuses("REDIRECT_REFUSED", { vendorCode: "issuer" });
    // The library lets an empty one pass; everybody without a name would be one person.
    if (claims.sub === "" || claims.sub.length > MAX_SUBJECT)
      return poolRefuses("REDIRECT_REFUSED", { vendorCode: "subject" });
    const asked = await askWhoItIs(configuration, { claims, accessToken: tokens.access_token });
    return poolOk({ claims: { ...asked, ...claims }, refreshToken: tokens.refresh_token });
  } catch (error) {
    return { ok: false, error: providerFailure(error, "exchange") };
  }
}

/**
 * Most providers tell the address in their user info only (OpenID Connect Core 5.4). The library refuses an
 * answer about anybody but the subject of the identity token.
 */
async function askWhoItIs(
  configuration: client.Configuration,
  { claims, accessToken }: { readonly claims: client.IDToken; readonly accessToken: string },
): Promise<Readonly<Record<string, unknown>>> {
  if (claims["email"] !== undefined) return {};
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return {};
  return client.fetchUserInfo(configuration, accessToken, claims.sub);
}

/** Ends a token at the provider (RFC 7009). */
export async function revokeToken(
  ctx: PoolContext,
  { settings, directory }: { settings: CodeFlowClient; directory: ProviderDirectory },
  command: { readonly handle: string },
): Promise<PoolAnswer<null>> {
  try {
    const { configuration } = await configure(ctx, settings, directory);
    await client.tokenRevocation(configuration, command.handle, { token_type_hint: "refresh_token" });
    return poolOk(null);
  } catch (error) {
    return { ok: false, error: providerFailure(error, "exchange") };
  }
}

/** Trades a refresh token; answers the one that counts from now on. */
export async function refreshHandle(
  ctx: PoolContext,
  { settings, directory }: { settings: CodeFlowClient; directory: ProviderDirectory },
  command: { readonly handle: string },
): Promise<PoolAnswer<{ readonly handle: string }>> {
  try {
    const { configuration } = await configure(ctx, settings, directory);
    const tokens = await client.refreshTokenGrant(configuration, command.handle);
    return poolOk({ handle: tokens.refresh_token ?? command.handle });
  } catch (error) {
    const failure = providerFailure(error, "exchange");
    return poolRefuses(failure.code === "UNAVAILABLE" ? "UNAVAILABLE" : "SESSION_REVOKED", {
      ...(failure.vendorCode !== undefined && { vendorCode: failure.vendorCode }),
    });
  }
}

/** Reads the discovery document or throws. */
export async function discover(
  ctx: PoolContext,
  settings: CodeFlowClient,
  directory: ProviderDirectory,
): Promise<client.ServerMetadata> {
  const now = ctx.clock.now().getTime();
  const known = settings.inProcess === undefined ? directory.find(settings.issuer, now) : undefined;
  if (known !== undefined) return known.server;
  const found = await client.discovery(new URL(settings.issuer), settings.clientId, undefined, undefined, {
    timeout: TIMEOUT_SECONDS,
    ...(settings.allowHttp && { execute: [client.allowInsecureRequests] }),
    ...(settings.inProcess && { [client.customFetch]: dispatchTo(settings.inProcess) }),
  });
  const server = { ...found.serverMetadata() };
  if (!sameIssuer(server.issuer, settings.issuer))
    throw new Error("the provider calls itself something else");
  if (settings.inProcess === undefined) directory.remember(settings.issuer, server, now);
  return server;
}

async function configure(ctx: PoolContext, settings: CodeFlowClient, directory: ProviderDirectory) {
  const server = await discover(ctx, settings, directory);
  const offered = server.id_token_signing_alg_values_supported ?? ["RS256"];
  const metadata = {
    ...server,
    // A provider may offer HS256 or none; a token under them proves nothing.
    id_token_signing_alg_values_supported: offered.filter((name) => ALGORITHMS.includes(name)),
  };
  // The sandbox lives by the product's clock, which people move; real providers live by the real one.
  const skew = settings.inProcess ? Math.round((ctx.clock.now().getTime() - Date.now()) / 1000) : 0;
  const configuration = new client.Configuration(
    metadata,
    settings.clientId,
    { [client.clockSkew]: skew },
    await proofOf(settings, server),
  );
  configuration.timeout = TIMEOUT_SECONDS;
  if (settings.allowHttp) client.allowInsecureRequests(configuration);
  if (settings.inProcess) configuration[client.customFetch] = dispatchTo(settings.inProcess);
  client.enableNonRepudiationChecks(configuration);
  const known = directory.find(settings.issuer, ctx.clock.now().getTime());
  if (known?.jwks !== undefined) client.setJwksCache(configuration, known.jwks);
  const keepKeys = (): void => {
    if (known !== undefined) known.jwks = client.getJwksCache(configuration);
  };
  return { configuration, keepKeys };
}

async function proofOf(settings: CodeFlowClient, server: client.ServerMetadata): Promise<client.ClientAuth> {
  if (settings.secret === null) return client.None();
  const secret = await settings.secret();
  const methods = server.token_endpoint_auth_methods_supported;
  const basic = methods === undefined || methods.includes("client_secret_basic");
  return basic && settings.secretBy !== "post"
    ? client.ClientSecretBasic(secret)
    : client.ClientSecretPost(secret);
}

/** A closing slash is the one difference that addresses make on their own. */
function sameIssuer(one: string, other: string): boolean {
  return one === other || one === `${other}/` || `${one}/` === other;
}

function dispatchTo(inProcess: InProcess): client.CustomFetch {
  return (url, { method, headers, body }) =>
    inProcess(
      new Request(url, { method, headers, ...(body != null && { body: body as BodyInit, duplex: "half" }) }),
    );
}
