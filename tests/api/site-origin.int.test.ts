import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeComposedApp, type Call, type ComposedApp } from "#tests/support/composed-app.ts";

/** The demo store's first host; the composed app says it listens on the port of http. */
const HOME = "http://localhost";
/** Spellings of its host that reach the same store. */
const SPELLINGS = [
  "localhost:31337",
  "LOCALHOST:8080",
  "localhost.:9",
  "127.0.0.1:5",
  "[::1]",
  "demo.localhost:1",
];

let app: ComposedApp;
beforeAll(async () => {
  app = await makeComposedApp();
}, 120_000);
afterAll(() => app.close());

const ask = (path: string, host: string, input: Call = {}) =>
  app.call(path, { ...input, headers: { ...input.headers, host } });

describe("What others read says the retailer's own address", () => {
  it.each(SPELLINGS)("in a page that is stored and in one that is not, asked for at %s", async (host) => {
    const stored = `/search?make=toyota&zip=${SPELLINGS.indexOf(host)}0001`;
    for (const path of [stored, "/es/faq", "/sign-in", "/cart", "/search.data?_routes=x"]) {
      for (let visit = 0; visit < 3; visit += 1) {
        const answer = await ask(path, host, { headers: { "x-forwarded-host": "evil.example" } });
        expect(await answer.text()).toBe(`<!doctype html><title>${HOME}</title>`);
      }
      expect(await (await ask(path, "localhost")).text()).toContain(`<title>${HOME}</title>`);
    }
  });

  it.each(SPELLINGS)("in sitemap, robots and OpenID metadata, asked for at %s", async (host) => {
    expect(await (await ask("/robots.txt", host)).text()).toContain(`${HOME}/sitemap.xml`);
    expect(await (await ask("/sitemap.xml", host)).text()).toContain(`<loc>${HOME}/sitemap.xml?part=pages`);
    const metadata = await (await ask("/.well-known/openid-configuration", host)).json();
    expect(metadata).toMatchObject({ issuer: HOME });
  });

  it("in a mail", async () => {
    const email = "buyer@example.com";
    const asked = { method: "POST", body: { email } };
    expect((await ask("/public/identity/forgot", "127.0.0.1:31337", asked)).status).toBe(200);
    const mails = await (await ask(`/sandbox/api/messages?to=${email}`, "localhost")).text();
    expect(mails).toContain(`${HOME}/reset-password`);
    expect(mails).not.toContain("31337");
  });

  it("in every store its own", async () => {
    const answer = await ask("/search?make=kia", "harbor.localhost:9999");
    expect(await answer.text()).toContain("<title>http://harbor.localhost</title>");
  });
});
