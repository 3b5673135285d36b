import { expect, test } from "vitest";
import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { HtmlCache } from "#rendering/html-cache.ts";
import { edgePolicy } from "#platform/server/edge/edge-policy.ts";
import { Pages } from "./serve-pages.ts";

const tenant: TenantEntry = {
  id: "t1",
  slug: "t1",
  hosts: ["localhost"],
  isDemo: true,
  siteOrigin: "http://localhost",
  version: 1,
  config: testTenantConfig("t1"),
  themeCss: "",
  imageHosts: [],
};
const document = { parts: ["<p>car</p>".repeat(1_000)], scriptSources: [] };
const pagesOf = (seconds = 0) =>
  new Pages<undefined>({
    cache: new HtmlCache(),
    inventoryVersion: () => "1",
    edge: edgePolicy(seconds),
    render: () => Promise.resolve({ response: new Response(null, { status: 200 }), document }),
  });
const asking = (accepted: string) =>
  new Request("http://localhost/", { headers: { "accept-encoding": accepted } });

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip, br;q=0", null],
  ["x-br", null],
])("a page for a caller who accepts %s is coded as %s, rendered and stored", async (accepted, coding) => {
  const pages = pagesOf();
  const codingOf = async () =>
    (await pages.serve(asking(accepted), tenant, undefined)).headers.get("content-encoding");
  expect(await codingOf()).toBe(coding);
  await pages.serve(asking("br"), tenant, undefined);
  // Stored pages are compressed beside the thread that answers.
  await expect
    .poll(() => pages.hit({ ...get, acceptEncoding: "br" }, tenant)?.headers["content-encoding"])
    .toBe("br");
  expect(await codingOf()).toBe(coding);
  expect(pages.hit({ ...get, acceptEncoding: accepted }, tenant)?.headers["content-encoding"] ?? null).toBe(
    coding,
  );
});

test("a page of which only the compressed body is kept comes whole to who does not read that", async () => {
  const pages = pagesOf();
  for (let visit = 0; visit < 2; visit += 1) await pages.serve(asking("br"), tenant, undefined);
  const asked = { ...get, acceptEncoding: "gzip" };
  expect(pages.hit(asked, tenant)).toBeUndefined();
  const answer = await pages.serve(asking("gzip"), tenant, undefined);
  expect(await answer.text()).toBe(document.parts.join(""));
  expect(pages.hit(asked, tenant)?.body?.byteLength).toBe(document.parts.join("").length);
  expect(pages.hit({ ...asked, method: "HEAD" }, tenant)?.headers["content-length"]).toBe(
    String(document.parts.join("").length),
  );
});

test("a page that was stored while somebody only checked for changes is compressed for who reads it next", async () => {
  const pages = pagesOf();
  const etag = (await pages.serve(asking("br"), tenant, undefined)).headers.get("etag") ?? "";
  const headers = { "accept-encoding": "br", "if-none-match": etag };
  const checked = await pages.serve(new Request("http://localhost/", { headers }), tenant, undefined);
  expect(checked.status).toBe(304);
  // At once: nothing has been compressed beside the thread that answers.
  expect(pages.hit({ ...get, acceptEncoding: "br" }, tenant)).toBeUndefined();
  const read = await pages.serve(asking("br"), tenant, undefined);
  expect(read.headers.get("content-encoding")).toBe("br");
});

test.each(["/search?make=kia", "/saved-vehicles?make=kia"])(
  "%s is rendered at the store's own address whatever host was asked",
  async (address) => {
    const rendered: string[] = [];
    const pages = new Pages<undefined>({
      cache: new HtmlCache(),
      inventoryVersion: () => "1",
      edge: edgePolicy(0),
      render: ({ url }) => {
        rendered.push(url);
        return Promise.resolve({ response: new Response(null, { status: 200 }), document });
      },
    });
    await pages.serve(new Request(`http://made-up.test${address}`), tenant, undefined);
    expect(rendered).toEqual([`http://localhost${address}`]);
  },
);

const get = { method: "GET", url: "/", ifNoneMatch: undefined };
