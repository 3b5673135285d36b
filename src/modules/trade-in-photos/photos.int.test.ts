import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { type ComposedApp, makeComposedApp, OTHER_HOST } from "#tests/support/composed-app.ts";
import { freshPng, pngChunk, pngFile } from "#tests/support/test-files.ts";
import type { PhotosView } from "./domain/photo-view.ts";

/** Pictures of a car, from the phone to the appraiser and out of the store. */
let app: ComposedApp;
beforeAll(async () => {
  app = await makeComposedApp();
}, 180_000);
afterAll(async () => {
  expect(app.errors).toEqual([]);
  await app.close();
});

interface Answer {
  readonly status: number;
  readonly body: PhotosView & { readonly code?: string; readonly message?: string };
}
type Headers = Record<string, string>;
const OPEN = "/public/trade-in/current/photos";

async function start(): Promise<{ id: string; held: Headers; capability: string }> {
  const started = await app.call("/public/trade-in", { method: "POST", body: { startedFrom: "page" } });
  const { capability, view } = (await started.json()) as { capability: string; view: TradeInView };
  return { id: view.id, capability, held: { "trade-in": capability } };
}

async function send(
  headers: Headers,
  photoId: string,
  file: { readonly name?: string; readonly bytes: Uint8Array; readonly place?: string },
  path = OPEN,
): Promise<Answer> {
  const { name = "IMG_0001.png", bytes, place = "FRONT" } = file;
  const head = `--cut\r\nContent-Disposition: form-data; name="photo"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  const body = new Uint8Array(Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--cut--\r\n")]));
  const answer = await app.call(`${path}/${photoId}?place=${place}`, {
    method: "PUT",
    headers: { ...headers, "content-type": "multipart/form-data; boundary=cut" },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Answer["body"] };
}
const list = async (headers: Headers): Promise<PhotosView> =>
  (await (await app.call(OPEN, { headers })).json()) as PhotosView;
const plannedRemovals = async (tradeInId: string): Promise<number> => {
  const { rows } = await app.database.owner.query<{ count: number }>(
    "select count(*)::int as count from document_object_removal where object_key like '%' || $1 || '%' and remove_after < now()",
    [tradeInId],
  );
  return rows[0]?.count ?? 0;
};

describe("A picture of a traded-in car", () => {
  it("is kept once however often it is sent, and seen by the appraiser without the camera's notes", async () => {
    const { id, held } = await start();
    const bytes = pngFile(pngChunk("tEXt", Buffer.from("GPS\0 30.2672 N 97.7431 W")));
    const first = await send(held, "picture-1", { bytes });
    expect(first).toMatchObject({
      status: 200,
      body: { photos: [{ id: "picture-1", place: "FRONT" }], most: 12 },
    });
    expect((await send(held, "picture-1", { bytes })).body.photos).toHaveLength(1);
    const seen = await app.call(`/sandbox/api/trade-ins/${id}/photos`);
    expect(((await seen.json()) as PhotosView).photos).toHaveLength(1);
    const opened = await app.call(`/sandbox/api/trade-ins/${id}/photos/picture-1`);
    expect(opened.headers.get("content-type")).toBe("image/png");
    const text = Buffer.from(await opened.arrayBuffer()).toString("latin1");
    expect(text.startsWith("\x89PNG")).toBe(true);
    expect(text).not.toContain("30.2672");
  });

  it.each([
    ["a program by the name of a picture", "photo.jpg", Buffer.from("MZ\u0090 a program")],
    ["a paper", "car.pdf", Buffer.from("%PDF-1.7 no picture")],
    ["a video", "car.mov", Buffer.from("ftypqt  ")],
    ["nothing", "photo.png", Buffer.alloc(0)],
    ["a picture cut in half", "photo.png", freshPng().subarray(0, 40)],
    ["a page by the name of a picture", "photo.png", Buffer.from("<script>alert(1)</script>")],
  ])("that is %s is refused with words, and the others stay", async (_, name, bytes) => {
    const { held } = await start();
    await send(held, "picture-1", { bytes: freshPng() });
    const refused = await send(held, "picture-2", { name, bytes });
    expect(refused).toMatchObject({ status: 400, body: { code: "upload.refused" } });
    expect(refused.body.message).toBe(
      "This file isn't a photo we can use. Choose a .jpg or .png picture. Your other photos are safe.",
    );
    expect((await list(held)).photos).toHaveLength(1);
  });

  it("is one of twelve, also where two arrive at once", async () => {
    const { held } = await start();
    for (let number = 0; number < 11; number += 1)
      await send(held, `picture-${number}`, { bytes: freshPng(), place: "OTHER", name: "a.PNG" });
    const last = await Promise.all([
      send(held, "picture-11", { bytes: freshPng() }),
      send(held, "picture-12", { bytes: freshPng() }),
    ]);
    expect(last.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(last.find(({ status }) => status !== 200)?.body.code).toBe("tradeIn.photosFull");
    expect((await list(held)).photos).toHaveLength(12);
  });

  it("is nobody else's, in no store, and its account's once it is kept", async () => {
    const { capability, held } = await start();
    await send(held, "picture-1", { bytes: freshPng() });
    const other = await start();
    expect((await app.call(`${OPEN}/picture-1`, { headers: other.held })).status).toBe(404);
    expect((await app.call(`${OPEN}/picture-1`, { headers: held, host: OTHER_HOST })).status).toBe(404);
    const headers = await app.signIn();
    await app.call("/api/trade-in/keep", { method: "POST", headers, body: { capability } });
    expect((await app.call(`${OPEN}/picture-1`, { headers: held })).status).toBe(404);
    expect((await app.call("/api/trade-in/photos/picture-1", { headers })).status).toBe(200);
    const more = await send(
      headers,
      "picture-2",
      { bytes: freshPng(), place: "REAR" },
      "/api/trade-in/photos",
    );
    expect(more.body.photos.map(({ place }) => place)).toEqual(["FRONT", "REAR"]);
  });

  it("goes with its bytes when it is removed, and with its trade-in", async () => {
    const { id, held } = await start();
    await send(held, "picture-1", { bytes: freshPng() });
    await send(held, "picture-2", { bytes: freshPng() });
    expect(await plannedRemovals(id)).toBe(0);
    const removed = await app.call(`${OPEN}/picture-1`, { method: "DELETE", headers: held });
    expect(((await removed.json()) as PhotosView).photos).toHaveLength(1);
    expect(await plannedRemovals(id)).toBe(1);
    await app.database.owner.query("delete from trade_in where id = $1", [id]);
    expect(await plannedRemovals(id)).toBe(2);
  });
});
