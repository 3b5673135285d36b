import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startOidcProvider, type RunningOidcProvider, VISITOR } from "#tests/support/oidc-provider.ts";
import { SCRIPTED_CLIENT } from "#tests/support/scripted-provider.ts";
import { Browser, makeSocialWorld, ORIGIN, type SocialWorld } from "#tests/support/social-world.ts";

/** From our button to a session through a real OpenID Connect provider, over the network. */
describe("The retailer's own sign-in page", () => {
  let provider: RunningOidcProvider;
  let world: SocialWorld;
  let browser: Browser;
  beforeAll(async () => {
    provider = await startOidcProvider({
      redirectUri: `${ORIGIN}/public/identity/hosted/callback`,
      clientSecret: SCRIPTED_CLIENT.secret,
    });
    world = await makeSocialWorld({ issuer: provider.issuer });
  });
  afterAll(async () => {
    await provider.close();
    await world.close();
  });
  beforeEach(() => {
    browser = new Browser(world.ctx);
  });
  const query = async (sql: string) => (await world.database.owner.query<Record<string, unknown>>(sql)).rows;

  it("signs the person in, makes their account once, and returns them where they were", async () => {
    for (let times = 0; times < 2; times += 1) {
      const back = await provider.visit(await browser.leave("hosted", "/deals?tab=open"));
      const response = await browser.ask(back);
      expect(response.headers.get("location")).toBe("/sign-in/complete?returnTo=%2Fdeals%3Ftab%3Dopen");
      expect(browser.cookies.get("fc_refresh")).toMatch(/^[0-9A-Z]{52}$/);
    }
    expect(await query("select provider, issuer from connected_identity")).toEqual([
      { provider: "hosted", issuer: provider.issuer },
    ]);
    expect(await query("select status from account")).toEqual([{ status: "confirmed" }]);
    expect(JSON.stringify(await query("select * from account"))).not.toContain(VISITOR.email);
  });

  it("takes the same answer once only", async () => {
    const back = await provider.visit(await browser.leave("hosted"));
    await browser.ask(back);
    expect((await browser.ask(back)).headers.get("location")).toBe("/sign-in?problem=linkExpired");
  });

  it("has no second way in through Google's address", async () => {
    const back = await provider.visit(await browser.leave("hosted"));
    const crossed = back.replace("/hosted/", "/social/");
    expect((await browser.ask(crossed)).headers.get("location")).toContain("problem=notAccepted");
  });
});
