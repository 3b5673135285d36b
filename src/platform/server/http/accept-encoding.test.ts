import { expect, test } from "vitest";
import { codingFor } from "./accept-encoding.ts";

test.each([
  [undefined, undefined],
  ["", undefined],
  ["identity", undefined],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.5", "br"],
  ["gzip, br;q=0", "gzip"],
  ["br;q=0.000", undefined],
  ["br; q=0.001", "br"],
  ["GZIP", "gzip"],
  ["x-br, x-gzip", undefined],
])("Accept-Encoding %s is answered with %s", (header, coding) => {
  expect(codingFor(header)).toBe(coding);
});
