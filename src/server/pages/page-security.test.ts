import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./page-security.ts";

test("a page runs its own files and the scripts it is given, once each, and nothing else", () => {
  const policy = contentSecurityPolicy(["'sha256-one'", "'sha256-two'", "'sha256-one'"], {
    images: ["https://photos.example.com"],
    frames: [],
  });
  expect(policy).toContain("script-src 'self' 'sha256-one' 'sha256-two';");
  expect(policy).toContain("img-src 'self' data: blob: https://photos.example.com;");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test("a page may be shown by the sites that the retailer names", () => {
  const frames = ["https://www.example.com", "https://example.com"];
  const policy = contentSecurityPolicy([], { images: [], frames });
  expect(policy).toContain("frame-ancestors https://www.example.com https://example.com");
});

test("a page shows the frames of the origins that it is given, and else of none but its own", () => {
  const hosts = { images: [], frames: [] };
  expect(contentSecurityPolicy([], { ...hosts, shown: ["https://ico.guide.example"] })).toContain(
    "frame-src https://ico.guide.example;",
  );
  expect(contentSecurityPolicy([], hosts)).not.toContain("frame-src");
});
