import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from "jose";

/** What the provider's token endpoint does with a code. */
export interface Script {
  /** Instead of the honest claims; undefined takes a claim away. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Instead of an honestly signed token; null sends none. */
  readonly idToken?: ((claims: JWTPayload) => Promise<string> | string) | null;
  readonly answer?: (response: ServerResponse) => void;
}

export interface ScriptedProvider {
  readonly issuer: string;
  /** Public part of the signing key as JSON, for algorithm confusion. */
  readonly publicJwk: string;
  readonly kid: string;
  sign(
    claims: JWTPayload,
    header?: { alg?: string; kid?: string; key?: CryptoKey | Uint8Array },
  ): Promise<string>;
  /** Somebody signed in: the code that goes with the address the browser was sent to. */
  codeFor(authorizeUrl: string, script?: Script): string;
  /** Requests of the token endpoint so far. */
  readonly traded: number;
  /** Makes discovery fail from now on, or work again. */
  setDown(down: boolean): void;
  close(): Promise<void>;
}

export const SCRIPTED_CLIENT = { id: "shop", secret: "scripted-secret-0123456789-0123456789" } as const;

/** An OpenID Connect provider that lies exactly as a test tells it to. Honest otherwise, PKCE included. */
export async function startScriptedProvider(): Promise<ScriptedProvider> {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), kid: "scripted-1", alg: "RS256", use: "sig" };
  const codes = new Map<string, { asked: URLSearchParams; script: Script }>();
  const state = { down: false, traded: 0, issuer: "" };
  const sign: ScriptedProvider["sign"] = (
    claims,
    { alg = "RS256", kid = "scripted-1", key = privateKey } = {},
  ) => new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);

  const trade = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    state.traded += 1;
    const form = new URLSearchParams(await textOf(request));
    const found = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (found === undefined || found.asked.get("code_challenge") !== challenge)
      return json(response, { error: "invalid_grant" }, 400);
    const { asked, script } = found;
    if (script.answer !== undefined) return script.answer(response);
    const now = Math.floor(Date.now() / 1000);
    const claims = Object.fromEntries(
      Object.entries({
        iss: state.issuer,
        aud: SCRIPTED_CLIENT.id,
        sub: "person-1",
        nonce: asked.get("nonce"),
        iat: now,
        exp: now + 300,
        email: "person@example.com",
        email_verified: true,
        given_name: "Pat",
        family_name: "Person",
        ...script.claims,
      }).filter(([, value]) => value !== undefined),
    ) as JWTPayload;
    const token = script.idToken === null ? undefined : await (script.idToken ?? sign)(claims);
    return json(response, {
      access_token: "opaque",
      token_type: "Bearer",
      expires_in: 300,
      ...(token !== undefined && { id_token: token }),
    });
  };

  const server = createServer((request, response) => {
    if (state.down) return json(response, { error: "down" }, 503);
    if (request.url === "/token") return void trade(request, response);
    if (request.url === "/jwks") return json(response, { keys: [publicJwk] });
    return json(response, {
      issuer: state.issuer,
      authorization_endpoint: `${state.issuer}/authorize`,
      token_endpoint: `${state.issuer}/token`,
      jwks_uri: `${state.issuer}/jwks`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      // It would accept anything; the shop must not.
      id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
      authorization_response_iss_parameter_supported: true,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  state.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer: state.issuer,
    publicJwk: JSON.stringify(publicJwk),
    kid: publicJwk.kid,
    sign,
    codeFor(authorizeUrl, script = {}) {
      const code = randomBytes(16).toString("hex");
      codes.set(code, { asked: new URL(authorizeUrl).searchParams, script });
      return code;
    },
    get traded() {
      return state.traded;
    },
    setDown(down) {
      state.down = down;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
