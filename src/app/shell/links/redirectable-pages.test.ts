import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { BUILT_IN_PATHS } from "#modules/tenancy/domain/page-target.ts";
import routes from "../../routes.ts";

interface Page {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly file: string;
  readonly children?: readonly Page[] | undefined;
}

function pagesOf(entries: readonly Page[]): readonly Page[] {
  return entries.flatMap((entry) => [entry, ...pagesOf(entry.children ?? [])]);
}

const pages = pagesOf(routes);

function fileOf(address: string): string {
  const wanted = address.slice(1).replace(/\{\w+\}/u, ":vehicleKey");
  const page = pages.find((entry) => (wanted === "" ? entry.index === true : entry.path === wanted));
  return (page ?? pages.findLast((entry) => entry.path === "*"))!.file;
}

describe("a page that a retailer may keep elsewhere (NAV-08)", () => {
  // The target is read on the server: a navigation in the browser that asks nobody would ignore it.
  test.each(Object.values(BUILT_IN_PATHS))(
    "%s asks the server, also when it is opened inside the site",
    (address) => {
      const source = readFileSync(path.join(import.meta.dirname, "../..", fileOf(address)), "utf8");
      expect(source).toMatch(/export (?:async )?function loader\(/u);
      const inBrowser = /export (?:async )?function clientLoader\([\s\S]*?\n\}/u.exec(source)?.[0];
      if (inBrowser !== undefined) expect(inBrowser).toMatch(/redirectDocument|serverLoader/u);
    },
  );
});
