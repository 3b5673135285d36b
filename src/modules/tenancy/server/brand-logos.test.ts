import { loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { BrandLogos } from "./brand-logos.ts";

const [sunlane, harbor] = demoTenants.map(({ config }) => config);
if (!sunlane || !harbor) throw new Error("two demo stores");
const withLogo = (url: string | null) => ({ brand: sunlane.brand, logo: { ...sunlane.logo, url } });
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe("The logo on a retailer's papers (TEN-01)", () => {
  it.each([
    ["Sunlane's", sunlane, 118],
    ["Harbor's", harbor, 174],
  ])("%s vector is painted sharp enough for print, once", async (_, tenant, width) => {
    const logos = new BrandLogos({ log: silentLog });
    const picture = await logos.of(tenant);
    expect(picture).toMatchObject({ width, height: 32 });
    const painted = await loadImage(picture?.jpeg ?? Buffer.alloc(0));
    expect(painted.height).toBe(200);
    expect(await logos.of(tenant)).toBe(picture);
  });

  it("is null without one, so that the paper carries the name", async () =>
    expect(await new BrandLogos({ log: silentLog }).of(withLogo(null))).toBeNull());

  it("may be an inline bitmap", async () => {
    const logos = new BrandLogos({ log: silentLog });
    expect(await logos.of(withLogo(`data:image/png;base64,${PIXEL}`))).toMatchObject({ width: 1, height: 1 });
  });

  it("comes from an https address in one call, and a failure is not asked for again at once", async () => {
    let calls = 0;
    const answer = (status: number, body: Buffer | null) => () => {
      calls += 1;
      return Promise.resolve(new Response(body && new Uint8Array(body), { status }));
    };
    const found = new BrandLogos({
      log: silentLog,
      fetch: answer(200, Buffer.from(PIXEL, "base64")) as typeof fetch,
    });
    const [first, second] = [
      await found.of(withLogo("https://cdn.example.com/l.png")),
      await found.of(withLogo("https://cdn.example.com/l.png")),
    ];
    expect(first).toMatchObject({ width: 1 });
    expect(second).toBe(first);
    expect(calls).toBe(1);
    const missing = new BrandLogos({ log: silentLog, fetch: answer(404, null) as typeof fetch });
    for (let index = 0; index < 2; index += 1)
      expect(await missing.of(withLogo("https://cdn.example.com/l.png"))).toBeNull();
    expect(calls).toBe(2);
  });

  it.each([
    ["a picture that is too large", Buffer.alloc(1024 * 1024 + 1)],
    ["something that is no picture", Buffer.from("<html>no</html>")],
  ])("is not %s", async (_, body) => {
    const load = () => Promise.resolve(new Response(new Uint8Array(body)));
    const logos = new BrandLogos({ log: silentLog, fetch: load as typeof fetch });
    expect(await logos.of(withLogo("https://cdn.example.com/l.png"))).toBeNull();
  });
});
