import { describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { ALLOWED } from "./allowed-data.ts";
import { safePath } from "./safe-path.ts";

interface Route {
  readonly path?: string;
  readonly children?: readonly Route[];
}

function paths(all: readonly Route[], above = ""): string[] {
  return all.flatMap(({ path, children }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return [own, ...paths(children ?? [], own)];
  });
}

describe("A path", () => {
  test("of the product keeps all its words: a new route adds them to ALLOWED.words", () => {
    const lost = paths(routes as readonly Route[])
      .filter((path) => path !== "" && !path.includes("*"))
      .filter(
        (path) =>
          safePath(path, ALLOWED.words) !== path.replaceAll(/:\w+\??/gu, ":id").replace(/^\/es(?=\/|$)/u, ""),
      );
    expect(lost).toEqual([]);
  });

  test.each([
    ["/", "/"],
    ["", "/"],
    ["/es", "/"],
    ["/es/vehicles/WP0AA2A92VS487014", "/vehicles/:id"],
    ["/search/?make=kia#top", "/search"],
    ["/Avery/Buyer", "/:id/:id"],
    ["/progress/FCB1K3D9Q7Z8XWYV/insurance", "/progress/:id/insurance"],
  ])("%s is %s", (address, path) => {
    expect(safePath(address, ALLOWED.words)).toBe(path);
  });
});
