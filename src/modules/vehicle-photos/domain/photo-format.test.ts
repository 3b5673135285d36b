import { expect, test } from "vitest";
import { photoFormat } from "./photo-format.ts";

test.each([
  ["image/avif,image/webp,image/apng,image/*,*/*;q=0.8", "avif"],
  ["image/webp,image/*", "webp"],
  ["image/*,*/*;q=0.8", "jpeg"],
  [null, "jpeg"],
])("%s is answered with %s", (accept, format) => {
  expect(photoFormat(accept)).toBe(format);
});
