import { loadImage } from "@napi-rs/canvas";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeComposedApp, OTHER_HOST, type ComposedApp } from "#tests/support/composed-app.ts";
import { listAvailable, ORDER_BUYER, placeOrder } from "#tests/support/place-order.ts";

/** What a mail about an order loads from the store when somebody opens it. */
let app: ComposedApp;
let html: string;
let orderNumber: string;
beforeAll(async () => {
  app = await makeComposedApp();
  const headers = await app.signIn();
  const [vehicleId = ""] = await listAvailable(app.call);
  ({ orderNumber } = await placeOrder(app.call, { headers, vehicleId, until: "submitted" }));
  const found = await app.call(`/sandbox/api/outbox?to=${ORDER_BUYER.email}`);
  const [mail] = (await found.json()) as { id: string }[];
  const preview = await app.call(`/sandbox/api/messages/${mail?.id}/preview`);
  expect(preview.headers.get("content-security-policy")).toContain("img-src 'self' https: data:;");
  html = await preview.text();
}, 120_000);
afterAll(() => app.close());

const pictures = (): URL[] =>
  [...html.matchAll(/<img [^>]*src="([^"]+)"/gu)].map(([, url = ""]) => new URL(url));

it("The first mail of an order shows the store's logo and the car, for light and dark", async () => {
  expect(pictures()).toHaveLength(4);
  for (const { pathname, search } of pictures()) {
    const answer = await app.call(`${pathname}${search}`);
    expect([pathname, answer.status, answer.headers.get("content-type")]).toEqual([
      pathname,
      200,
      "image/jpeg",
    ]);
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const picture = await loadImage(Buffer.from(await answer.arrayBuffer()));
    expect(picture.width).toBeGreaterThan(picture.height);
  }
});

it("Loading a picture tells nobody who bought what", () => {
  for (const { href } of pictures()) {
    expect(href).not.toContain(orderNumber);
    expect(href).toMatch(
      /^http:\/\/localhost\/images\/mail\/(?:light|dark)\/(?:logo\.jpg|[a-z.-]+\/[0-9a-f]{6}\/front-three-quarter\.jpg(?:\?two=[0-9a-f]{6})?)$/u,
    );
  }
});

it("A car stands on the stage of its own store, and what is no car has no picture", async () => {
  const [, , { pathname } = new URL("http://localhost/")] = pictures();
  const drawn = pathname.replace(/\/[0-9a-f]{6}\//u, "/f4f5f6/");
  const at = async (host?: string) =>
    (await app.call(drawn, host === undefined ? {} : { host })).headers.get("etag");
  expect(await at(OTHER_HOST)).not.toBe(await at());
  for (const path of [
    "light/boat/f4f5f6/front.png",
    "light/suv/f4f5f6/above.png",
    "noon/logo.jpg",
    "light/suv/f4f5f6/front.svg",
  ])
    expect([400, 404]).toContain((await app.call(`/images/mail/${path}`)).status);
});

it("A paint that is not drawn is answered with the nearest one at once, since not every mail program follows a redirect", async () => {
  const at = (name: string) => app.call(`/images/mail/light/suv/f4f5f7/${name}`);
  const [odd, earlier] = [await at("front.jpg"), await at("front.png")];
  expect([odd.status, earlier.status]).toEqual([200, 200]);
  expect(odd.headers.get("etag")).toBe(earlier.headers.get("etag"));
});

it("Both pictures of a car together weigh less than a tenth of a megabyte", async () => {
  const both = await Promise.all(
    pictures()
      .filter(({ pathname }) => !pathname.endsWith("logo.jpg"))
      .map(async ({ pathname, search }) => (await app.call(`${pathname}${search}`)).arrayBuffer()),
  );
  expect(both).toHaveLength(2);
  expect(both.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(100_000);
});

it("Where a photo is gone, or on somebody else's host, its mail shows the drawing", async () => {
  const [, , { pathname } = new URL("http://localhost/")] = pictures();
  const drawn = await app.call(pathname);
  const asked = `${pathname}?${new URLSearchParams({ photo: "https://elsewhere.example/car.jpg" }).toString()}`;
  const answer = await app.call(asked);
  expect([answer.status, answer.headers.get("etag")]).toEqual([200, drawn.headers.get("etag")]);
  // Where its host was only away for a moment, the next look shows the photo.
  const kept = [drawn, answer].map(({ headers }) => headers.get("cache-control"));
  expect(kept).toEqual(["public, max-age=86400", "public, max-age=300"]);
});
