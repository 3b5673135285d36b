import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Where the types are listed and declared. */
const HOME = ["order", "deal-types", "offered-deal-types"].map(
  (name) => `src/modules/orders/domain/${name}.ts`,
);

/** Uses of a deal type by name; words for people (`t("Cash")`) are none. */
function literals(text: string): readonly string[] {
  return (
    text.match(/(?<!\b(?:t\(|english\(|textInContext\(t, ))(["'`])(?:Cash|Finance|Lease|ThirdParty)\1/gu) ??
    []
  );
}

/**
 * Tests, and rows of the isolation matrix: they say what is sent from outside, in the words of the public contract. One
 * that took them from the list would follow a renamed type, which callers don't (0760).
 */
const SENT = /\.test\.tsx?$|\/isolation-rows\.ts$/u;

const product = execFileSync("git", ["ls-files", "src/**/*.ts", "src/**/*.tsx"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path !== "" && !SENT.test(path) && !HOME.includes(path));

describe("Deal types", () => {
  test("are named in one place, in TypeScript and in SQL", () => {
    expect(product.length).toBeGreaterThan(1_000);
    const found = product.filter((path) => literals(readFileSync(join(root, path), "utf8")).length > 0);
    expect(found).toEqual([]);
  });

  test.each([
    `if (order.dealType === "Cash") pay();`,
    "sql`select ${ctx.tenantId}, 'Cash', 'CSAV'`",
    `const steps = checkoutSteps('Cash');`,
    `const isLeased = dealType === "Lease";`,
    "if (type === `Finance`) ask();",
    `return order.dealType === 'Lease' ? months : 0;`,
    `const rules = DEALS["ThirdParty"];`,
  ])("are caught elsewhere: %s", (planted) => {
    expect(literals(planted)).toHaveLength(1);
  });

  test("leave words for people alone", () => {
    expect(
      literals(`{ cash: t("Cash"), pay: english("Cash"), loan: textInContext(t, "Finance", "way to pay") }`),
    ).toEqual([]);
  });
});
