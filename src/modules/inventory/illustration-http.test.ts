import { expect, test } from "vitest";
import { illustrationEndpoints } from "./illustration-http.ts";

test("a drawing is answered as SVG that caches keep for ever", async () => {
  const params = { body: "suv", paint: "1f3a5f", angle: "side.svg" };
  const input = {
    params,
    query: {},
    body: undefined,
    idempotencyKey: undefined,
    request: new Request("http://x"),
  };
  // The handler needs nothing of its context; the shell has validated the rest.
  const answer = await illustrationEndpoints[0]?.handle({} as never, input as never);
  if (!(answer instanceof Response)) throw new Error("Not a response.");
  expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/s);
});
