import { expect, it } from "vitest";
import { addressesOf } from "./find-primary.ts";

it.each([
  ["postgres://me:p%40ss@db/shop", ["postgres://me:p%40ss@db/shop"]],
  [
    "postgres://me:pw@a:5432,b:5433/shop?ssl=true",
    ["postgres://me:pw@a:5432/shop?ssl=true", "postgres://me:pw@b:5433/shop?ssl=true"],
  ],
  ["postgresql://a,b,c/shop", ["postgresql://a/shop", "postgresql://b/shop", "postgresql://c/shop"]],
  [
    "postgres://me@%2Ftmp%2Fone,%2Ftmp%2Ftwo/shop",
    ["postgres://me@%2Ftmp%2Fone/shop", "postgres://me@%2Ftmp%2Ftwo/shop"],
  ],
])("%s has an address for each of its hosts", (url, addresses) =>
  expect(addressesOf(url)).toEqual(addresses),
);
