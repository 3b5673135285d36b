import { createCanvas, loadImage } from "@napi-rs/canvas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_HOST, makeComposedApp, OTHER_HOST, type ComposedApp } from "#tests/support/composed-app.ts";

let app: ComposedApp;

beforeAll(async () => {
  app = await makeComposedApp();
}, 120_000);
afterAll(() => app.close());

async function bodyOf(address: string, host = DEMO_HOST): Promise<string> {
  const answer = await app.call(address, { host });
  expect({ address, status: answer.status }).toEqual({ address, status: 200 });
  return answer.text();
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");

/** Addresses without a language; the Spanish ones stand beside them. */
async function vehicleAddresses(host: string): Promise<string[]> {
  const index = await bodyOf("/sitemap.xml", host);
  const parts = locations(index).filter((url) => url.includes("part=vehicles"));
  const bodies = await Promise.all(
    parts.map((url) => bodyOf(new URL(url).pathname + new URL(url).search, host)),
  );
  return bodies.flatMap(locations).filter((url) => !new URL(url).pathname.startsWith("/es/"));
}

const pathOf = (url: string): string => new URL(url).pathname;

describe("the sitemap of a store", () => {
  test("names its parts and when they changed", async () => {
    const index = await bodyOf("/sitemap.xml");
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(locations(index)).toEqual([
      `http://${DEMO_HOST}/sitemap.xml?part=pages`,
      `http://${DEMO_HOST}/sitemap.xml?part=vehicles-1`,
    ]);
    expect(index).toMatch(/vehicles-1<\/loc><lastmod>\d{4}-\d\d-\d\dT/);
  });

  test("lists what is on sale, and a car no more that somebody buys", async () => {
    const before = await vehicleAddresses(DEMO_HOST);
    const first = new URL(before[0] ?? "").pathname.split("/").at(-1) ?? "";
    const found = await app.database.owner.query<{ id: string }>(
      "update vehicle set availability = 'PendingSale' where tenant_id = 'demo' and (vin = $1 or id = $1) returning id",
      [first],
    );
    expect(found.rows).toHaveLength(1);
    const after = await vehicleAddresses(DEMO_HOST);
    expect(after).toHaveLength(before.length - 1);
    expect(after).not.toContain(before[0]);
    await app.database.owner.query(
      "update vehicle set availability = 'Available' where tenant_id = 'demo' and id = $1",
      [found.rows[0]?.id],
    );
  });

  test("is the store's own, to the last car", async () => {
    for (const [tenantId, host, atLeast] of [
      ["demo", DEMO_HOST, 100],
      ["harbor", OTHER_HOST, 50],
    ] as const) {
      const { rows } = await app.database.owner.query<{ id: string; vin: string | null }>(
        "select id, vin from vehicle where tenant_id = $1 and availability = 'Available'",
        [tenantId],
      );
      const known = new Set(rows.flatMap(({ id, vin }) => [id, vin]));
      const listed = await vehicleAddresses(host);
      expect(listed.length).toBeGreaterThan(atLeast);
      expect(listed).toHaveLength(rows.length);
      expect(new Set(listed).size).toBe(listed.length);
      expect(listed.filter((url) => !known.has(url.split("/vehicles/")[1] ?? ""))).toEqual([]);
      expect(listed.every((url) => url.startsWith(`http://${host}/vehicles/`))).toBe(true);
    }
  });

  test("lists pages, makes and models", async () => {
    const pages = locations(await bodyOf("/sitemap.xml?part=pages")).map((url) =>
      url.replace(`http://${DEMO_HOST}`, ""),
    );
    expect(pages).toEqual(expect.arrayContaining(["/", "/search", "/faq", "/search?make=toyota"]));
    expect(pages.some((path) => path.startsWith("/search?make=toyota&amp;model="))).toBe(true);
  });

  test.each(["pages", "vehicles-1"])(
    "has every address of %s in both languages, and each names both and itself",
    async (part) => {
      const body = await bodyOf(`/sitemap.xml?part=${part}`);
      expect(body).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
      const entries = [...body.matchAll(/<url>(.*?)<\/url>/g)].map(([, inner = ""]) => ({
        location: locations(inner)[0] ?? "",
        links: [...inner.matchAll(/<xhtml:link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"\/>/g)].map(
          ([, language, href = ""]) => [language, href] as const,
        ),
      }));
      const linksOf = new Map(entries.map(({ location, links }) => [location, links]));
      expect(linksOf.size).toBe(entries.length);
      for (const { location, links } of entries) {
        const english = location.replace(/\/es(?=[/?]|$)/, "");
        const spanish = english.replace(/^(https?:\/\/[^/]+)\/?/, "$1/es/").replace(/\/$/, "");
        expect(links).toEqual([
          ["en", english.replace(/^(https?:\/\/[^/]+)$/, "$1/")],
          ["es", spanish],
          ["x-default", english.replace(/^(https?:\/\/[^/]+)$/, "$1/")],
        ]);
        // Google drops what only one side says.
        for (const [, href] of links) expect(linksOf.get(href)).toEqual(links);
      }
    },
  );

  test.each(["vehicles-0", "vehicles-99", "vehicles-1e3", "orders", "%00"])(
    "has no part %s",
    async (part) => {
      expect([400, 404]).toContain((await app.call(`/sitemap.xml?part=${part}`)).status);
    },
  );
});

test("robots.txt closes what belongs to buyers, in every language, and names the sitemap", async () => {
  const text = await bodyOf("/robots.txt");
  expect(text).toContain("Disallow: /checkout/\n");
  expect(text).toContain("Disallow: /es/progress/\n");
  expect(text).toContain(`Sitemap: http://${DEMO_HOST}/sitemap.xml`);
  expect(text).not.toMatch(/Disallow: \/(search|vehicles|images)/);
});

test("the manifest names the store, its colors and icons that exist", async () => {
  const manifest = JSON.parse(await bodyOf("/manifest.webmanifest")) as {
    name: string;
    theme_color: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: "Sunlane Motors", theme_color: "#FFD60A" });
  for (const { src, sizes } of manifest.icons) {
    const icon = await loadImage(Buffer.from(await (await app.call(src)).arrayBuffer()));
    expect(`${icon.width}x${icon.height}`).toBe(sizes);
  }
  expect((await app.call("/images/icons/icon-7.png")).status).toBe(404);
});

describe("the picture of a shared link", () => {
  async function pictureOf(host: string): Promise<{ path: string; answer: Response }> {
    const [ofDemo, ofOther] = await Promise.all(
      [DEMO_HOST, OTHER_HOST].map(async (store) => new Set((await vehicleAddresses(store)).map(pathOf))),
    );
    const foreign = host === DEMO_HOST ? ofOther : ofDemo;
    // Both stores may have heard of the same car.
    const first = (await vehicleAddresses(host)).map(pathOf).find((path) => foreign?.has(path) === false);
    const path = `/images/social${first}.png`;
    return { path, answer: await app.call(path, { host }) };
  }

  test("is a PNG of 1200 by 630 in the store's color, and is not painted for whoever has it", async () => {
    const { path, answer } = await pictureOf(DEMO_HOST);
    expect(answer.headers.get("content-type")).toBe("image/png");
    const picture = await loadImage(Buffer.from(await answer.arrayBuffer()));
    expect([picture.width, picture.height]).toEqual([1200, 630]);
    const context = createCanvas(1200, 630).getContext("2d");
    context.drawImage(picture, 0, 0);
    expect([...context.getImageData(4, 4, 1, 1).data]).toEqual([0xff, 0xd6, 0x0a, 0xff]);
    const etag = answer.headers.get("etag") ?? "";
    const again = await app.call(path, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });

  test("is the other store's own, and no store has the other's", async () => {
    const { path, answer } = await pictureOf(OTHER_HOST);
    expect(answer.status).toBe(200);
    expect((await app.call(path)).status).toBe(404);
    const [own, others] = await Promise.all(
      [DEMO_HOST, OTHER_HOST].map(async (host) =>
        (await app.call("/images/social/store.png", { host })).headers.get("etag"),
      ),
    );
    expect(own).not.toBe(others);
  });

  test("speaks the language of its address, whatever its caller speaks", async () => {
    const { path } = await pictureOf(DEMO_HOST);
    for (const address of ["/images/social/store.png", path]) {
      const [plain, asked, spanish, again] = await Promise.all(
        [
          [address, "en"],
          [address, "es"],
          [`${address}?language=es`, "en"],
          [`${address}?language=es`, "es"],
        ].map(async ([each = "", language = ""]) => {
          const answer = await app.call(each, { headers: { "accept-language": language } });
          expect([each, answer.status]).toEqual([each, 200]);
          return answer.headers.get("etag");
        }),
      );
      expect([asked, again]).toEqual([plain, spanish]);
      expect(spanish).not.toBe(plain);
    }
    expect((await app.call("/images/social/store.png?language=xx")).status).toBe(400);
  });
});
