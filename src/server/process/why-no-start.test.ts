import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { ConfigError } from "#platform/server/config/config.ts";
import { whyNoStart } from "./why-no-start.ts";

it("says which port is taken and how to choose another", async () => {
  const [first, second] = [createServer(), createServer()];
  await once(first.listen(0, "127.0.0.1"), "listening");
  const { port } = first.address() as AddressInfo;
  const [error] = (await once(second.listen(port, "127.0.0.1"), "error")) as unknown[];
  expect(whyNoStart(error)).toContain(`Port ${port} is in use by another program`);
  expect(whyNoStart(error)).toContain(`PORT=${port + 1} npm start`);
  await once(first.close(), "close");
});

it("shows no stack of what somebody can put right, and one of everything else", () => {
  expect(whyNoStart(new ConfigError(["PORT: a number"]))).not.toContain("    at ");
  expect(whyNoStart(new TypeError("unexpected"))).toContain("    at ");
  expect(whyNoStart("a word")).toBe("a word");
});
