import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import settings from "../../react-router.config.ts";
import { EXTRAS } from "./without-router-extras.ts";

const exported = (source: string) =>
  /export \{([^}]*)\};/
    .exec(source)?.[1]
    ?.split(",")
    .map((name) => name.trim());

test.each(Object.entries(EXTRAS))(
  "what is left of %s has the names that the router's own has",
  async (end, left) => {
    const own = readFileSync(join(import.meta.dirname, "../../node_modules", end), "utf8");
    const stub = (await import(`data:text/javascript,${encodeURIComponent(left)}`)) as object;
    expect(Object.keys(stub).toSorted()).toEqual(exported(own)?.toSorted());
  },
);

test("the settings turn off what is left out", () => {
  expect(settings.routeDiscovery).toEqual({ mode: "initial" });
});
