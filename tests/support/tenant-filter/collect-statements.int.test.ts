import { expect, it } from "vitest";
import { listImports } from "#modules/stock-feeds/server/list-imports.ts";
import { ClientConnection } from "#platform/server/database/pool/client-dialect.ts";
import { makeTestContext } from "../test-context.ts";

it("what the product sends is collected with the file that sends it", async () => {
  const world = await makeTestContext();
  await listImports(world.ctx, 1);
  await world.close();
  const found = Reflect.get(ClientConnection.prototype, Symbol.for("statements that tests have seen")) as {
    known: ReadonlyMap<string, string>;
  };
  const statements = [...found.known].filter(([, sender]) =>
    sender.startsWith("src/modules/stock-feeds/server/"),
  );
  expect(statements.map(([sqlText]) => sqlText).join("\n")).toMatch(/from "\w+".* where "tenant_id" = \$1/u);
});
