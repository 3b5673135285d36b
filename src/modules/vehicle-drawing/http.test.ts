import { expect, test } from "vitest";
import { illustrationEndpoints } from "./http.ts";

const ask = (paint: string) => {
  const input = {
    params: { body: "suv", paint, angle: "side.svg" },
    query: {},
    body: undefined,
    idempotencyKey: undefined,
    request: new Request("http://x"),
  };
  // The handler needs nothing of its context; the shell has validated the rest.
  return illustrationEndpoints[0]?.handle({} as never, input as never);
};

test("a color that no car has is answered with the way to the nearest paint", async () => {
  const answer = await ask("1f3a5f");
  if (!(answer instanceof Response)) throw new Error("Not a response.");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([302, "public, max-age=86400"]);
  expect(answer.headers.get("location")).toMatch(/^\/images\/vehicles\/suv\/[0-9a-f]{6}\/side\.svg$/u);
});

test("a drawing is answered as SVG that caches keep for ever", async () => {
  const answer = await ask("b6babd");
  if (!(answer instanceof Response)) throw new Error("Not a response.");
  expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/s);
});
