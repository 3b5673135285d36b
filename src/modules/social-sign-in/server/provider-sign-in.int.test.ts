import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GOOD_SIGN_UP } from "#tests/support/identity-world.ts";
import { Browser, makeSocialWorld, ORIGIN, type SocialWorld } from "#tests/support/social-world.ts";
import { socialSignInJobs } from "../jobs.ts";
import { authenticate } from "#modules/sessions/server/authenticate.ts";
import { confirmSignUp } from "#modules/sign-in/server/confirm-sign-up.ts";
import { createTestAccount, signInTestAccount } from "#modules/sign-in/server/create-test-account.ts";
import { endSession } from "#modules/sessions/server/end-session.ts";
import { refreshSession } from "#modules/sign-in/server/refresh-session.ts";
import { signIn } from "#modules/sign-in/server/sign-in.ts";
import { signUp } from "#modules/sign-in/server/sign-up.ts";
import { revokeConnectionsOf } from "./revoke-connection.ts";
import type { SocialContext } from "./social-context.ts";

let world: SocialWorld;
let browser: Browser;
beforeAll(async () => {
  world = await makeSocialWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.owner.query(
    "truncate account, provider_visit, sbx_identity_consent, job, sign_in_failure cascade",
  );
  browser = new Browser(world.ctx);
});

const JORDAN = "jordan.rivers@example.com";
const placeOf = (response: Response): string => response.headers.get("location") ?? "";
/** Who the browser is after a sign-in, as its identity token says. */
async function personIn(who: Browser, ctx: SocialContext = world.ctx): Promise<Record<string, unknown>> {
  const { tokens } = await refreshSession(ctx, { refreshToken: who.cookies.get("fc_refresh") ?? "" });
  return JSON.parse(Buffer.from(tokens.idToken.split(".")[1]!, "base64url").toString()) as Record<
    string,
    unknown
  >;
}
const codeOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise;
    return "accepted";
  } catch (error) {
    return (error as { details: { code: string } }).details.code;
  }
};
const rows = async (sql: string) => (await world.database.owner.query<Record<string, unknown>>(sql)).rows;

describe("A new person", () => {
  it("signs in with Google, has a confirmed account without a password, and returns where they were", async () => {
    expect(placeOf(await browser.signIn("google", "jordan", { returnTo: "/deals?tab=open#top" }))).toBe(
      "/sign-in/complete?returnTo=%2Fdeals%3Ftab%3Dopen%23top",
    );
    const person = await personIn(browser);
    expect(person).toMatchObject({
      email: JORDAN,
      email_verified: true,
      given_name: "Jordan",
      family_name: "Rivers",
    });
    const [account] = await rows("select status, password_hash from account");
    expect(account).toEqual({ status: "confirmed", password_hash: "none" });
    expect(await codeOf(signIn(world.ctx, { email: JORDAN, password: "none" }))).toBe(
      "identity.signInFailed",
    );
  });

  it("is the same person the next time, a year later and at another port", async () => {
    await browser.signIn("google", "jordan");
    const first = await personIn(browser);
    world.clock.advance({ days: 370 });
    const later = new Browser(world.ctx);
    const start = await later.ask("http://cars.example:8443/public/identity/social/google/start");
    const back = await later.choose(placeOf(start), "jordan");
    await later.ask(back.address);
    expect((await personIn(later))["sub"]).toBe(first["sub"]);
    expect(await rows("select 1 from account")).toHaveLength(1);
  });

  it("signs in with Apple, which posts back from its own site and tells the name only once", async () => {
    expect(placeOf(await browser.signIn("apple", "relay"))).toBe("/sign-in/complete?returnTo=%2F");
    const first = await personIn(browser);
    expect(first).toMatchObject({ email: "h4x7q2m9kd@privaterelay.example.com", given_name: "Jordan" });
    const second = new Browser(world.ctx);
    const back = await second.choose(await second.leave("apple"), "relay");
    expect(back.form?.has("user")).toBe(false);
    await second.ask(back.address, {
      form: back.form!,
      headers: { "sec-fetch-site": "cross-site", origin: "https://appleid.apple.com" },
    });
    expect(await personIn(second)).toMatchObject({ sub: first["sub"], given_name: "Jordan" });
  });

  it("may have no name", async () => {
    await browser.signIn("google", "no-name");
    expect(await personIn(browser)).toMatchObject({ given_name: "", family_name: "" });
  });

  it("has one account, although two tabs finish at once", async () => {
    const tabs = [new Browser(world.ctx), new Browser(world.ctx), new Browser(world.ctx)];
    const backs = await Promise.all(tabs.map(async (tab) => tab.choose(await tab.leave("google"), "casey")));
    const done = await Promise.all(tabs.map((tab, index) => tab.ask(backs[index]!.address)));
    expect(done.map((response) => placeOf(response).split("?")[0])).toEqual(
      tabs.map(() => "/sign-in/complete"),
    );
    expect(await rows("select 1 from account")).toHaveLength(1);
  });

  it("is somebody else at another retailer", async () => {
    await browser.signIn("google", "jordan");
    const elsewhere = new Browser(world.otherTenantCtx);
    await elsewhere.signIn("google", "jordan");
    const [one, other] = [await personIn(browser), await personIn(elsewhere, world.otherTenantCtx)];
    expect(other["sub"]).not.toBe(one["sub"]);
    expect(other["tenant"]).not.toBe(one["tenant"]);
  });
});

describe("Nobody is signed in", () => {
  it.each([
    ["google", "deny", "denied"],
    ["apple", "deny", "denied"],
    ["google", "break", "providerUnavailable"],
    ["apple", "break", "providerUnavailable"],
    ["google", "unverified", "emailUnverified"],
    ["apple", "unverified", "emailUnverified"],
    ["google", "demo-buyer", "accountExists"],
    ["apple", "demo-buyer", "accountExists"],
  ] as const)("at %s with %s: the sign-in page says %s", async (provider, person, problem) => {
    await createTestAccount(world.ctx, { email: "buyer@example.com", password: GOOD_SIGN_UP.password });
    const response = await browser.signIn(provider, person, { returnTo: "/deals" });
    expect(placeOf(response)).toBe(`/sign-in?problem=${problem}&provider=${provider}&returnTo=%2Fdeals`);
    expect(browser.cookies.has("fc_refresh")).toBe(false);
    expect(await rows("select 1 from account_session")).toEqual([]);
    expect(await rows("select 1 from connected_identity")).toEqual([]);
    expect(await rows("select 1 from account")).toHaveLength(1);
  });

  it("through an address that the other provider vouches for as well", async () => {
    await browser.signIn("google", "jordan");
    expect(placeOf(await new Browser(world.ctx).signIn("apple", "jordan"))).toContain(
      "problem=accountExists",
    );
  });

  it("where the retailer has switched the provider off", async () => {
    const back = await browser.choose(await browser.leave("google"), "jordan");
    const off = {
      ...world.ctx,
      tenant: { ...world.ctx.tenant, flags: { ...world.ctx.tenant.flags, social_login_google: false } },
    };
    const later = new Browser(off);
    for (const [name, value] of browser.cookies) later.cookies.set(name, value);
    expect(placeOf(await later.ask(back.address))).toContain("problem=providerUnavailable");
    expect((await later.ask("/public/identity/social/google/start")).status).toBe(404);
    expect((await later.ask("/public/identity/hosted/start")).status).toBe(404);
  });
});

describe("A sign-up that a stranger left on somebody's address (pre-account takeover)", () => {
  it("is gone when the owner comes with Google: password, code, name and consents", async () => {
    const { email: _, ...stranger } = GOOD_SIGN_UP;
    await signUp(world.ctx, { ...stranger, email: JORDAN, isSubscribedToMarketing: true });
    const code = await world.codeFor(JORDAN);
    const [before] = await rows("select id from account");
    expect(placeOf(await browser.signIn("google", "jordan"))).toContain("/sign-in/complete");

    expect(await codeOf(signIn(world.ctx, { email: JORDAN, password: stranger.password }))).toBe(
      "identity.signInFailed",
    );
    expect(
      await codeOf(confirmSignUp(world.ctx, { email: JORDAN, code, password: stranger.password })),
    ).not.toBe("accepted");
    expect(await personIn(browser)).toMatchObject({ given_name: "Jordan" });
    const accounts = await rows("select id, password_hash from account");
    expect(accounts).toHaveLength(1);
    expect(accounts[0]).toMatchObject({ password_hash: "none" });
    expect(accounts[0]!["id"]).not.toBe(before!["id"]);
    expect(await rows("select 1 from account_consent where kind <> 'terms' and granted")).toEqual([]);
  });

  it("stays when the provider has not verified the address", async () => {
    await signUp(world.ctx, { ...GOOD_SIGN_UP, email: "robin.vale@example.com" });
    const code = await world.codeFor("robin.vale@example.com");
    expect(placeOf(await browser.signIn("google", "unverified"))).toContain("problem=emailUnverified");
    const input = { email: "robin.vale@example.com", code, password: GOOD_SIGN_UP.password };
    expect(await codeOf(confirmSignUp(world.ctx, input))).toBe("accepted");
  });
});

describe("Who has an account", () => {
  const email = "ann@example.com";
  let own: Browser;
  let ctx: SocialContext;
  beforeEach(async () => {
    await createTestAccount(world.ctx, { email, password: GOOD_SIGN_UP.password });
    ctx = await signedIn(email);
    own = new Browser(ctx);
  });
  const signedIn = async (address: string): Promise<SocialContext> => {
    const { accessToken } = await signInTestAccount(world.ctx, { email: address });
    const headers = new Headers({ authorization: `Bearer ${accessToken}` });
    return { ...world.ctx, actor: await authenticate(world.ctx, headers) };
  };
  const begin = (who: Browser, provider = "google", json: object = { returnTo: "/account" }) =>
    who.ask(`/api/profile/identities/${provider}/start`, { json });
  const connect = async (who: Browser, person: string, provider: "google" | "apple" = "google") => {
    const { url } = (await (await begin(who, provider)).json()) as { url: string };
    const back = await who.choose(url, person);
    return placeOf(await who.ask(back.address, back.form ? { form: back.form } : {}));
  };
  const listed = async (who: Browser) =>
    (
      (await (await who.ask("/api/profile/identities")).json()) as {
        identities: { provider: string; connected: boolean }[];
      }
    ).identities.map(({ provider, connected }) => `${provider} ${connected}`);
  const disconnect = async (who: Browser, json: object = {}) => {
    const response = await who.ask("/api/profile/identities/google/disconnect", { json });
    return response.status === 204 ? "done" : ((await response.json()) as { code: string }).code;
  };

  it("connects Google, comes in by it from then on, and takes it off again", async () => {
    expect(await listed(own)).toEqual(["google false", "apple false"]);
    expect(await connect(own, "jordan")).toBe("/account?connected=google");
    expect(own.cookies.has("fc_refresh")).toBe(false);
    expect(await listed(own)).toEqual(["google true", "apple false"]);
    await browser.signIn("google", "jordan");
    expect(await personIn(browser)).toMatchObject({ email });
    expect(await connect(own, "jordan")).toBe("/account?connected=google");
    expect(await disconnect(own)).toBe("done");
    expect(await disconnect(own)).toBe("done");
    const later = new Browser(world.ctx);
    await later.signIn("google", "jordan");
    expect(await personIn(later)).toMatchObject({ email: JORDAN });
  });

  it("needs a recent sign-in or the password to change that", async () => {
    world.clock.advance({ minutes: 16 });
    for (const response of [
      await begin(own),
      await own.ask("/api/profile/identities/google/disconnect", { json: {} }),
    ]) {
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: "identity.signInAgain" });
    }
    const wrong = await begin(own, "google", { currentPassword: "Not-this-one-1" });
    expect(await wrong.json()).toMatchObject({ code: "identity.wrongPassword" });
    expect((await begin(own, "google", { currentPassword: GOOD_SIGN_UP.password })).status).toBe(200);
  });

  it("connects nothing when the session ended meanwhile, or another browser comes back", async () => {
    const { url } = (await (await begin(own)).json()) as { url: string };
    const back = await own.choose(url, "jordan");
    expect(placeOf(await new Browser(world.ctx).ask(back.address))).toBe("/sign-in?problem=linkExpired");
    const { url: second } = (await (await begin(own)).json()) as { url: string };
    const late = await own.choose(second, "jordan");
    await endSession(ctx, { sessionId: (ctx.actor as { sessionId: string }).sessionId });
    expect(placeOf(await own.ask(late.address))).toBe("/account?problem=linkExpired&provider=google");
    expect(await rows("select 1 from connected_identity")).toEqual([]);
  });

  it("cannot take an identity that is somebody else's, nor have two of one provider", async () => {
    await browser.signIn("google", "jordan");
    expect(await connect(own, "jordan")).toBe("/account?problem=connectedElsewhere&provider=google");
    expect(await connect(own, "casey")).toBe("/account?connected=google");
    expect(await connect(own, "no-name")).toBe("/account?problem=alreadyConnected&provider=google");
  });

  it("keeps the last way in until there is a password", async () => {
    await browser.signIn("google", "jordan");
    const onlyGoogle = new Browser(await signedIn(JORDAN));
    expect(await disconnect(onlyGoogle)).toBe("identity.lastWayIn");
    expect(await connect(onlyGoogle, "relay", "apple")).toBe("/account?connected=apple");
    expect(await disconnect(onlyGoogle)).toBe("done");
  });

  it("has Apple told when the connection or the account goes", async () => {
    await connect(own, "casey", "apple");
    const { accountId } = ctx.actor as { accountId: string };
    await ctx.db.transaction((trx) => revokeConnectionsOf(trx, ctx, accountId));
    const [job] = await rows("select kind, payload from job where kind = 'identity.revokeConnection'");
    expect(JSON.stringify(job)).not.toMatch(/casey/i);
    const handler = socialSignInJobs.find(({ kind }) => kind === job!["kind"]);
    await expect(handler!.handle(ctx, job!["payload"])).resolves.toBeUndefined();
  });

  it("has nothing readable of the provider's name for them in the database", async () => {
    await connect(own, "jordan", "apple");
    const stored = JSON.stringify(await rows("select * from connected_identity"));
    expect(stored).not.toMatch(/jordan|example\.com/i);
    expect(await rows("select 1 from provider_visit")).toEqual([]);
  });
});

describe("The embedded provider", () => {
  it("refuses requests that the real ones would refuse", async () => {
    const url = new URL(await browser.leave("google"));
    for (const [name, value] of [
      ["client_id", "other"],
      ["redirect_uri", "https://evil.example/callback"],
      ["redirect_uri", `${ORIGIN}/public/identity/social/callback/../x`],
      ["response_type", "token"],
      ["scope", "email"],
      ["code_challenge", "short"],
      ["code_challenge_method", "plain"],
      ["state", ""],
      ["nonce", ""],
    ] as const) {
      const asked = new URL(url);
      asked.searchParams.set(name, value);
      expect((await browser.ask(asked.pathname + asked.search)).status, name).toBe(400);
    }
  });

  it("escapes what it is sent, and runs no script but its own", async () => {
    const url = new URL(await browser.leave("google"));
    url.searchParams.set("extra", '"><script>alert(1)</script>');
    const page = await browser.ask(url.pathname + url.search);
    expect(await page.text()).not.toContain("<script>alert");
    expect(page.headers.get("content-security-policy")).toMatch(/default-src 'none'.*form-action 'self'/);
  });

  it("describes itself so that a stock client can use it", async () => {
    const root = "/sandbox/gateway/identity/apple";
    const described = (await (
      await browser.ask(`${root}/.well-known/openid-configuration`)
    ).json()) as Record<string, string>;
    expect(described).toMatchObject({ issuer: `${ORIGIN}${root}`, token_endpoint: `${ORIGIN}${root}/token` });
    const { keys } = (await (await browser.ask(`${root}/jwks`)).json()) as { keys: object[] };
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ kty: "RSA", use: "sig" });
    expect(keys[0]).not.toHaveProperty("d");
  });

  it("trades a code once, for the client that proves itself", async () => {
    const post = async (fields: Record<string, string>) => {
      const response = await browser.ask("/sandbox/gateway/identity/google/token", {
        form: new URLSearchParams(fields),
      });
      return ((await response.json()) as { error: string }).error;
    };
    expect(
      await post({ client_id: "storefront", client_secret: "guess", grant_type: "authorization_code" }),
    ).toBe("invalid_client");
    expect(await post({})).toBe("invalid_client");
  });
});
