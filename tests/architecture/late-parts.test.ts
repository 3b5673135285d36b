import { expect, test } from "vitest";
import { productSources } from "./syntax/syntax-tree.ts";

/** React's own `lazy` takes the whole page along when its code does not come. */
const BARE_LAZY = /import \{[^}]*\blazy\b[^}]*\} from "react"/;
const HOME = "src/platform/browser/late-part.ts";

test.each([[`import { lazy } from "react";`], [`import {\n  lazy,\n  type ReactNode,\n} from "react";`]])(
  "the guard bites on %s",
  (source) => expect(source).toMatch(BARE_LAZY),
);

test("parts of a page that come late survive a connection that breaks (late-part.ts)", () => {
  const sources = productSources("src");
  const bare = sources.filter(([, source]) => BARE_LAZY.test(source)).map(([path]) => path);
  expect(bare).toEqual([HOME]);
});
