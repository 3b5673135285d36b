import { expect, it } from "vitest";
import { jsonOfBody } from "./json-of-body.ts";

it("parses a body, and takes neither broken JSON nor broken UTF-8", () => {
  expect(jsonOfBody(new TextEncoder().encode('{"a":"ñ"}'))).toEqual({ a: "ñ" });
  expect(jsonOfBody(new TextEncoder().encode('{"a":'))).toBeUndefined();
  expect(jsonOfBody(Uint8Array.of(0x22, 0xff, 0x22))).toBeUndefined();
});
