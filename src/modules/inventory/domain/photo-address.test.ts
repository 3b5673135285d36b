import { expect, test } from "vitest";
import { photoAddress, photoPattern, photoSizes } from "./photo-address.ts";

const photo = "https://photos.example.com/cars/a b/1.jpg?v=2&x=$1";

test("our own server is asked with the whole address of the original", () => {
  const pattern = photoPattern({ delivery: "own", pattern: null });
  const address = new URL(photoAddress(pattern, photo, 768), "http://store.example");
  expect(address.pathname).toBe("/images/photos/768");
  expect(address.searchParams.get("src")).toBe(photo);
});

test("a retailer's image service is asked by its own pattern, and nothing in an address is taken for a place", () => {
  const pattern = photoPattern({
    delivery: "pattern",
    pattern: "https://cdn.example.com/w_{width}/{path}",
  });
  expect(photoAddress(pattern, photo, 320)).toBe("https://cdn.example.com/w_320/cars/a%20b/1.jpg?v=2&x=$1");
  expect(photoAddress("https://cdn.example.com/?u={url}&w={width}", "https://a.example/{width}", 480)).toBe(
    "https://cdn.example.com/?u=https%3A%2F%2Fa.example%2F%7Bwidth%7D&w=480",
  );
});

test("photos that come as they are have one address and no sizes", () => {
  expect(photoAddress(photoPattern({ delivery: "as-is", pattern: null }), photo, 768)).toBe(photo);
  expect(photoSizes(null, photo)).toBeUndefined();
  expect(photoSizes("https://cdn.example.com/{path}", photo)).toBeUndefined();
});

test("every size but the blurred one stands in the list of sizes", () => {
  const sizes = photoSizes("/p/{width}/{path}", photo)?.split(", ") ?? [];
  expect(sizes.map((size) => size.split(" ").at(-1))).toEqual([
    "320w",
    "480w",
    "768w",
    "960w",
    "1280w",
    "1920w",
  ]);
});
