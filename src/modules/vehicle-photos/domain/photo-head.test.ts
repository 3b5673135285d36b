import { createCanvas } from "@napi-rs/canvas";
import fc from "fast-check";
import { expect, test } from "vitest";
import { MOST_PIXELS, photoHead } from "./photo-head.ts";

test.each(["jpeg", "png", "webp"] as const)("a %s says how large it is", async (format) => {
  const bytes = await createCanvas(321, 123).encode(format as "jpeg");
  expect(photoHead(bytes)).toEqual({ format, width: 321, height: 123 });
});

test("a GIF and every kind of WebP say how large they are", () => {
  const gif = Buffer.from("GIF89a\u0041\u0001\u007b\u0000", "latin1");
  expect(photoHead(gif)).toEqual({ format: "gif", width: 321, height: 123 });
  const webp = (kind: string, rest: readonly number[]) =>
    Buffer.concat([Buffer.from(`RIFF0000WEBP${kind}0000`, "latin1"), Buffer.from(rest)]);
  const extended = webp("VP8X", [0, 0, 0, 0, 0x40, 1, 0, 0x7a, 0, 0]);
  expect(photoHead(extended)).toEqual({ format: "webp", width: 321, height: 123 });
  const lossless = webp("VP8L", [0x2f, 0x40, 0x81, 0x1e, 0]);
  expect(photoHead(lossless)).toEqual({ format: "webp", width: 321, height: 123 });
});

test("what claims more pixels than are unpacked is none, and neither is a drawing or a page", async () => {
  const png = await createCanvas(10, 10).encode("png");
  png.writeUInt32BE(MOST_PIXELS / 1000 + 1, 16);
  png.writeUInt32BE(1000, 20);
  expect(photoHead(png)).toBeNull();
  png.writeUInt32BE(MOST_PIXELS / 10_000, 16);
  png.writeUInt32BE(10_000, 20);
  expect(photoHead(png)).toMatchObject({ width: 5000 });
  for (const text of ["<svg xmlns='http://www.w3.org/2000/svg'/>", "<!doctype html><p>No</p>", ""])
    expect(photoHead(Buffer.from(text))).toBeNull();
});

test("any bytes are answered, those of cut pictures with no head at all", async () => {
  const jpeg = await createCanvas(50, 40).encode("jpeg");
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const head = photoHead(bytes);
      expect(head === null || head.width > 0).toBe(true);
    }),
  );
  for (const start of [
    [0xff, 0xd8],
    [0x89, 0x50, 0x4e, 0x47],
  ])
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        photoHead(Uint8Array.from([...start, ...bytes]));
      }),
    );
  expect(photoHead(jpeg.subarray(0, 40))).toBeNull();
});
