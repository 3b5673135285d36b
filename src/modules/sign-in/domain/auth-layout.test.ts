import { expect, it } from "vitest";
import { authLayout } from "./auth-layout.ts";

const image = "https://example.com/family.webp";

// AUTH-11, every row.
it.each([
  [true, true, null, "social"],
  [true, true, image, "image"],
  [true, false, null, "image"],
  [true, false, image, "image"],
  [false, true, null, "image"],
  [false, true, image, "image"],
  [false, false, null, "image"],
  [false, false, image, "image"],
] as const)(
  "Google flag %s, setting %s and image %s: the %s layout",
  (googleFlag, socialLogin, picture, layout) => {
    expect(authLayout({ googleFlag, socialLogin, image: picture })).toBe(layout);
  },
);
