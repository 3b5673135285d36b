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
    let answer = await app.call(`${pathname}${search}`);
    // Another paint than those that are drawn leads to the nearest.
    if (answer.status === 302) answer = await app.call(answer.headers.get("location") ?? "");
    expect([pathname, answer.status]).toEqual([pathname, 200]);
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const picture = await loadImage(Buffer.from(await answer.arrayBuffer()));
    expect(picture.width).toBeGreaterThan(picture.height);
  }
});

it("Loading a picture tells nobody who bought what", () => {
  for (const { href } of pictures()) {
    expect(href).not.toContain(orderNumber);
    expect(href).toMatch(
      /^http:\/\/localhost\/images\/mail\/(?:light|dark)\/(?:logo\.jpg|[a-z.-]+\/[0-9a-f]{6}\/front-three-quarter\.png(?:\?two=[0-9a-f]{6})?)$/u,
    );
  }
});

it("A car stands on the stage of its own store, and what is no car has no picture", async () => {
  const [, , { pathname } = new URL("http://localhost/")] = pictures();
  const drawn = pathname.replace(/\/[0-9a-f]{6}\//u, "/f4f5f6/");
  const at = async (host?: string) => {
    const first = await app.call(drawn, host === undefined ? {} : { host });
    const address = first.headers.get("location") ?? drawn;
    return (await app.call(address, host === undefined ? {} : { host })).headers.get("etag");
  };
  expect(await at(OTHER_HOST)).not.toBe(await at());
  for (const path of [
    "light/boat/f4f5f6/front.png",
    "light/suv/f4f5f6/above.png",
    "noon/logo.jpg",
    "light/suv/f4f5f6/front.svg",
  ])
    expect([400, 404]).toContain((await app.call(`/images/mail/${path}`)).status);
});
