import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { PhotoPress } from "./photo-press.ts";
import { mailedPhoto, sizedPhoto, type PhotosContext } from "./sized-photo.ts";

const files = new Map<string, { readonly body: Uint8Array | string; readonly status?: number }>();
let asked: string[] = [];
let world: TestWorld;
let host: Server;
let origin: string;
let ctx: PhotosContext;

beforeAll(async () => {
  world = await makeTestContext();
  host = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    if (path === "/away.jpg") return response.writeHead(302, { location: "/car.jpg" }).end();
    const file = files.get(path);
    return response.writeHead(file === undefined ? 404 : (file.status ?? 200)).end(file?.body);
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const canvas = createCanvas(1600, 900);
  canvas.getContext("2d").fillRect(0, 0, 800, 900);
  files.set("/car.jpg", { body: await canvas.encode("jpeg") });
  files.set("/tall.png", { body: await createCanvas(300, 700).encode("png") });
  files.set("/drawing.svg", { body: "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>" });
  files.set("/cut.jpg", { body: (await canvas.encode("jpeg")).subarray(0, 300) });
  const plate = createCanvas(768, 576);
  const drawn = plate.getContext("2d");
  drawn.fillStyle = "white";
  drawn.fillRect(0, 0, 768, 576);
  for (let at = 0; at < 6_000; at += 1) {
    const shade = (at * 7919) % 256;
    drawn.fillStyle = `rgb(${shade} ${(shade * 3) % 256} ${(shade * 5) % 256})`;
    drawn.fillRect((at * 37) % 768, (at * 53) % 576, 9, 3);
  }
  files.set("/plate.png", { body: await plate.encode("png") });
  const bomb = await createCanvas(8, 8).encode("png");
  bomb.writeUInt32BE(16_000, 16);
  bomb.writeUInt32BE(16_000, 20);
  files.set("/bomb.png", { body: bomb });
  files.set("/huge.jpg", { body: new Uint8Array(16 * 2 ** 20) });
});

afterAll(async () => {
  host.close();
  await world.close();
});

beforeEach(() => {
  asked = [];
  const { tenant } = world.ctx;
  const inventory = { ...tenant.config.inventory, imageHosts: [origin] };
  ctx = {
    ...world.ctx,
    tenant: { ...tenant, config: { ...tenant.config, inventory } },
    photoPress: new PhotoPress({ limits: { startingMs: 60_000 } }),
  };
});

const photo = (path: string, width = 768, accept: string | null = "image/avif,image/webp") =>
  sizedPhoto(ctx, { width, source: `${origin}${path}`, accept });
const NOT_FOUND = { kind: "not-found", details: { code: "photo.notFound" } };

test("A photo comes in the width that was asked for and the best format that the browser reads", async () => {
  for (const [accept, type] of [
    ["image/avif,image/webp", "image/avif"],
    ["image/webp", "image/webp"],
    [null, "image/jpeg"],
  ] as const) {
    const answer = await photo("/car.jpg", 768, accept);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("vary")).toBe("accept");
    const { width, height } = await loadImage(await answer.arrayBuffer());
    expect([width, height]).toEqual([768, 432]);
  }
  // The original was fetched once, and what is finished is not made again.
  await photo("/car.jpg");
  expect(asked).toEqual(["/car.jpg"]);
});

test("Fine lines of a photo survive the smallest format about as well as the others", async () => {
  const pixels = async (picture: Uint8Array | ArrayBuffer | string) => {
    const context = createCanvas(768, 576).getContext("2d");
    context.drawImage(await loadImage(picture), 0, 0);
    return context.getImageData(0, 0, 768, 576).data;
  };
  const original = await pixels(files.get("/plate.png")?.body ?? "");
  const lost = async (format: string) => {
    const answer = await photo("/plate.png", 768, `image/${format}`);
    const sent = await pixels(await answer.arrayBuffer());
    return original.reduce((sum, value, at) => sum + Math.abs(value - (sent[at] ?? 0)), 0);
  };
  const ratio = (await lost("avif")) / (await lost("webp"));
  expect(ratio).toBeLessThan(1.1);
});

test("No photo is blown up, and one of any shape keeps it", async () => {
  const { width, height } = await loadImage(await (await photo("/tall.png", 1920)).arrayBuffer());
  expect([width, height]).toEqual([300, 700]);
});

test("A mail's photo is cut to one shape around its middle, as JPEG, and never blown up", async () => {
  const mailed = async (path: string) => {
    const jpeg = await mailedPhoto(ctx, { source: `${origin}${path}`, width: 960, height: 640 });
    const { width, height } = await loadImage(jpeg ?? "");
    return [jpeg?.slice(0, 2).join(), width, height];
  };
  expect(await mailed("/car.jpg")).toEqual(["255,216", 960, 640]);
  expect(await mailed("/tall.png")).toEqual(["255,216", 300, 200]);
});

test("A mail whose photo is gone, or was never the retailer's, is told so", async () => {
  for (const source of [`${origin}/none.jpg`, "https://elsewhere.example/1.jpg", ""])
    expect(await mailedPhoto(ctx, { source, width: 960, height: 640 })).toBeNull();
});

test("Whoever asks for another host, another width or no address at all gets nothing, and nobody is asked", async () => {
  const anywhere = (source: string, width = 768) => sizedPhoto(ctx, { width, source, accept: null });
  for (const source of ["https://elsewhere.example/1.jpg", "file:///etc/passwd", "car.jpg", ""])
    await expect(anywhere(source)).rejects.toMatchObject(NOT_FOUND);
  await expect(anywhere(`${origin}/car.jpg`, 641)).rejects.toMatchObject(NOT_FOUND);
  expect(asked).toEqual([]);
});

test.each(["/none.jpg", "/away.jpg", "/drawing.svg", "/cut.jpg", "/bomb.png", "/huge.jpg"])(
  "%s is no photo, and is not asked for again at once",
  async (path) => {
    await expect(photo(path)).rejects.toMatchObject(NOT_FOUND);
    await expect(photo(path, 320)).rejects.toMatchObject(NOT_FOUND);
    expect(asked.filter((each) => each === path)).toHaveLength(1);
  },
);

test("Everybody who asks for the same picture waits for one", async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => photo("/car.jpg", 320)));
  const sizes = answers.map(({ headers }) => headers.get("content-length"));
  expect(new Set(sizes).size).toBe(1);
  expect(asked).toEqual(["/car.jpg"]);
});
