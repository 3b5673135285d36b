import { expect, test } from "vitest";
import { watchDatabase } from "./watch-database.ts";

test("asks the database at most once a second, and believes the newest answer", async () => {
  let asked = 0;
  let isThere = true;
  let at = 0;
  const query = () => {
    asked += 1;
    return isThere ? Promise.resolve({}) : Promise.reject(new Error("Connection terminated"));
  };
  const hasDatabase = watchDatabase({ query } as never, () => at);
  expect(await Promise.all([hasDatabase(), hasDatabase()])).toEqual([true, true]);
  expect(asked).toBe(1);
  isThere = false;
  at = 999;
  expect(await hasDatabase()).toBe(true);
  at = 1_000;
  expect(await hasDatabase()).toBe(false);
  isThere = true;
  at = 2_000;
  expect(await hasDatabase()).toBe(true);
  expect(asked).toBe(3);
});
