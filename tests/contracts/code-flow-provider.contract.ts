import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PoolAnswer, PoolContext } from "#modules/identity-pools/ports/identity-pool.ts";
import type { CodeFlowProvider } from "#modules/social-sign-in/providers/code-flow-provider.ts";

/** Who comes to the provider, and what they do there. */
export type Visitor = "jordan" | "casey" | "no-name" | "unverified" | "denies" | "breaks";

export interface CodeFlowCase {
  readonly ctx: PoolContext;
  readonly provider: CodeFlowProvider;
  readonly redirectUri: string;
  /** Somebody follows the address: everything they come back with. */
  readonly visit: (authorizeUrl: string, visitor: Visitor) => Promise<URLSearchParams>;
  readonly close: () => Promise<void>;
}

/** What each company does in its own way. */
export interface CodeFlowTraits {
  /** Says in its answer who answers (RFC 9207). */
  readonly saysIssuer: boolean;
  /** Hands over what a connection is ended by. */
  readonly handles: boolean;
}

const secret = (): string => randomBytes(32).toString("base64url");
function accepted<T>(answer: PoolAnswer<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
const refusal = (answer: PoolAnswer<unknown>): string => (answer.ok ? "accepted" : answer.error.code);

/** What everybody does through whom people sign in (AUTH-13). */
export function codeFlowContract(traits: CodeFlowTraits, make: () => Promise<CodeFlowCase>): void {
  let subject: CodeFlowCase;
  beforeAll(async () => {
    subject = await make();
  });
  afterAll(() => subject.close());

  async function visit(visitor: Visitor) {
    const { ctx, provider, redirectUri } = subject;
    const [state, nonce, codeVerifier] = [secret(), secret(), secret()];
    const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url");
    const command = { redirectUri, state, nonce, codeChallenge };
    const { url } = accepted(await provider.authorizeUrl(ctx, command));
    const back = await subject.visit(url, visitor);
    const exchange = { redirectUri, state, nonce, codeVerifier };
    return { command, sent: new URL(url).searchParams, back, exchange };
  }
  type Visit = Awaited<ReturnType<typeof visit>>;
  const exchanged = ({ back, exchange }: Visit, changed: Partial<Visit["exchange"]> = {}) =>
    subject.provider.exchangeCode(subject.ctx, {
      ...exchange,
      ...changed,
      callbackUrl: `${subject.redirectUri}?${back.toString()}`,
    });
  const signedIn = async (visitor: Visitor) => accepted(await exchanged(await visit(visitor)));

  test("sends browsers with state, nonce and PKCE, and says how they come back", async () => {
    const { sent, command } = await visit("jordan");
    expect(Object.fromEntries(sent)).toMatchObject({
      response_type: "code",
      redirect_uri: command.redirectUri,
      state: command.state,
      nonce: command.nonce,
      code_challenge: command.codeChallenge,
      code_challenge_method: "S256",
    });
    expect(sent.get("scope")?.split(" ")).toEqual(expect.arrayContaining(["openid", "email"]));
    expect(sent.get("response_mode") ?? "query").toBe(subject.provider.answersBy);
  });

  // Some tell a name once only, so Casey comes in no other test.
  test("knows who agreed, with their name, once per code", async () => {
    const came = await visit("casey");
    const { user, handle } = accepted(await exchanged(came));
    expect(user).toMatchObject({
      email: "casey.nguyen@example.com",
      emailVerified: true,
      firstName: "Casey",
    });
    expect(handle === null).toBe(!traits.handles);
    expect(refusal(await exchanged(came))).toBe("REDIRECT_REFUSED");
  });

  test("knows somebody again by issuer and subject, and nobody else by theirs", async () => {
    const keyOf = async (visitor: Visitor) => {
      const { issuer, subject: name } = (await signedIn(visitor)).user;
      return `${issuer} ${name}`;
    };
    const keys = [await keyOf("jordan"), await keyOf("jordan"), await keyOf("unverified")];
    expect(new Set(keys)).toEqual(new Set([keys[0], keys[2]]));
    expect(keys[0]).not.toBe(keys[2]);
  });

  test.each(["state", "nonce", "codeVerifier"] as const)(
    "refuses another %s than it was sent with",
    async (part) => {
      expect(refusal(await exchanged(await visit("jordan"), { [part]: secret() }))).toBe("REDIRECT_REFUSED");
    },
  );

  test("takes no code that nobody was given", async () => {
    const came = await visit("jordan");
    came.back.set("code", secret());
    expect(refusal(await exchanged(came))).toBe("REDIRECT_REFUSED");
  });

  if (traits.saysIssuer)
    test.each(["https://evil.example", ""])("takes no answer that %j gives", async (issuer) => {
      const came = await visit("jordan");
      came.back.set("iss", issuer);
      expect(refusal(await exchanged(came))).toBe("REDIRECT_REFUSED");
    });

  test("tells an address that is not verified from one that is", async () => {
    expect((await signedIn("unverified")).user.emailVerified).toBe(false);
  });

  test("lets in somebody who told no name", async () => {
    const { user } = await signedIn("no-name");
    expect([user.firstName, user.lastName]).toEqual([undefined, undefined]);
  });

  test.each([
    ["denies", "REDIRECT_REFUSED"],
    ["breaks", "UNAVAILABLE"],
  ] as const)("lets nobody in where the visit %s", async (visitor, code) => {
    expect(refusal(await exchanged(await visit(visitor)))).toBe(code);
  });

  test("is told the end of a connection where it wants to know", async () => {
    const { provider, ctx } = subject;
    expect(provider.revoke !== undefined).toBe(traits.handles);
    const { handle } = await signedIn("jordan");
    if (handle !== null) expect(await provider.revoke?.(ctx, { handle })).toEqual({ ok: true, value: null });
  });
}
