import { createHash, randomBytes } from "node:crypto";
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from "jose";
import { APPLE_DISCOVERY, GOOGLE_DISCOVERY } from "./discovery-data.ts";

/** Who has an account there. */
export interface StubPerson {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Google or Apple at its own published addresses, answered inside the test. */
export interface GoogleOrAppleStub {
  readonly clientSecret: string;
  /** Apple's .p8 key of the shop. */
  readonly privateKey: string;
  /** Calls of the shop itself. */
  answer(request: Request): Promise<Response>;
  /** Somebody agreed on the page they were sent to: what they come back with. */
  agree(authorizeUrl: string, person: StubPerson): URLSearchParams;
}

export const STUB_CLIENT = {
  clientId: "com.example.shop",
  teamId: "TEAM123456",
  keyId: "KEY1234567",
} as const;

type Which = "google" | "apple";
interface Agreed {
  readonly asked: URLSearchParams;
  readonly person: StubPerson;
}

/** @param now by which tokens are signed */
export async function startGoogleOrApple(which: Which, now: () => Date): Promise<GoogleOrAppleStub> {
  const [signing, client] = await Promise.all([
    generateKeyPair("RS256"),
    generateKeyPair("ES256", { extractable: true }),
  ]);
  const discovery = which === "google" ? GOOGLE_DISCOVERY : APPLE_DISCOVERY;
  const jwk = { ...(await exportJWK(signing.publicKey)), kid: "stub-1", alg: "RS256", use: "sig" };
  const clientSecret = randomBytes(16).toString("base64url");
  const codes = new Map<string, Agreed>();
  const met = new Set<string>();

  async function isOurClient(form: URLSearchParams): Promise<boolean> {
    const secret = form.get("client_secret") ?? "";
    if (form.get("client_id") !== STUB_CLIENT.clientId) return false;
    if (which === "google") return secret === clientSecret;
    const { clientId: subject, teamId: issuer } = STUB_CLIENT;
    const asked = { issuer, subject, audience: APPLE_DISCOVERY.issuer, currentDate: now() };
    return jwtVerify(secret, client.publicKey, asked).then(
      ({ protectedHeader }) => protectedHeader.kid === STUB_CLIENT.keyId,
      () => false,
    );
  }
  async function idToken({ asked, person }: Agreed): Promise<string> {
    const seconds = Math.floor(now().getTime() / 1000);
    return new SignJWT({ ...claimsOf(which, person), nonce: asked.get("nonce") })
      .setProtectedHeader({ alg: "RS256", kid: jwk.kid })
      .setIssuer(discovery.issuer)
      .setAudience(STUB_CLIENT.clientId)
      .setSubject(createHash("sha256").update(person.id).digest("hex").slice(0, 24))
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(signing.privateKey);
  }
  async function trade(form: URLSearchParams): Promise<Response> {
    if (!(await isOurClient(form))) return Response.json({ error: "invalid_client" }, { status: 401 });
    const code = form.get("code") ?? "";
    const agreed = codes.get(code);
    codes.delete(code);
    const verifier = form.get("code_verifier") ?? "";
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const fits = ["client_id", "redirect_uri"].every((name) => agreed?.asked.get(name) === form.get(name));
    if (agreed === undefined || !fits || agreed.asked.get("code_challenge") !== challenge)
      return Response.json({ error: "invalid_grant" }, { status: 400 });
    return Response.json({
      access_token: randomBytes(16).toString("base64url"),
      token_type: "Bearer",
      expires_in: 3599,
      id_token: await idToken(agreed),
      ...(which === "google"
        ? { scope: "openid https://www.googleapis.com/auth/userinfo.email" }
        : { refresh_token: randomBytes(16).toString("base64url") }),
    });
  }
  return {
    clientSecret,
    privateKey: await exportPKCS8(client.privateKey),
    async answer(request) {
      if (request.url === `${discovery.issuer}/.well-known/openid-configuration`)
        return Response.json(discovery);
      if (request.url === discovery.jwks_uri) return Response.json({ keys: [jwk] });
      const form = new URLSearchParams(await request.text());
      if (request.url === discovery.token_endpoint) return trade(form);
      const isRevoked = request.url === discovery.revocation_endpoint && (await isOurClient(form));
      return new Response(null, { status: isRevoked ? 200 : 400 });
    },
    agree(authorizeUrl, person) {
      const asked = new URL(authorizeUrl).searchParams;
      const code = randomBytes(16).toString("hex");
      codes.set(code, { asked, person });
      const back = new URLSearchParams({ state: asked.get("state") ?? "", code });
      if (which === "google") back.set("iss", discovery.issuer);
      const { firstName, lastName, email } = person;
      // Apple tells a name once, beside the code.
      if (which === "apple" && firstName !== undefined && !met.has(person.id))
        back.set("user", JSON.stringify({ name: { firstName, lastName }, email }));
      met.add(person.id);
      return back;
    },
  };
}

/** Google puts names into its token; Apple does not, and writes truth values as texts. */
function claimsOf(which: Which, { email, emailVerified, firstName, lastName }: StubPerson) {
  if (which === "apple") return { email, email_verified: String(emailVerified), nonce_supported: true };
  const name = { ...(firstName && { given_name: firstName }), ...(lastName && { family_name: lastName }) };
  return { azp: STUB_CLIENT.clientId, email, email_verified: emailVerified, ...name };
}
