import { expect, test } from "vitest";
import { askDirectly, readFacade } from "./without-facades.ts";

test("a file that only names where its parts are is read, with the names that others know", () => {
  expect(readFacade('export{t as Card,Footer}from"./late-cards-CaqLVLOl.js";')).toEqual({
    from: "late-cards-CaqLVLOl.js",
    names: { Card: "t", Footer: "Footer" },
  });
});

test.each([
  'import"./side-effect.js";export{t as Card}from"./cards.js";',
  'export{t as Card}from"./cards.js";start();',
  'export{t as Card}from"cards";',
  'export*from"./cards.js";',
  "var e=864e5;export{e as t};",
])("a file that does or holds anything of its own stays: %s", (code) => {
  expect(readFacade(code)).toBeUndefined();
});

test("late imports of such a file ask for the one that holds the part, under the same name", async () => {
  const held = `data:text/javascript,${encodeURIComponent("export const t = 'a card', n = 'another'")}`;
  const facades = new Map([["card.js", { from: "cards.js", names: { Card: "t" } }]]);
  const code =
    'export const load = async () => (await import(`./card.js`)).Card, other = () => import("./x.js")';
  const direct = askDirectly(code, facades);
  expect(direct).toContain("import(`./cards.js`).then");
  expect(direct).toContain('import("./x.js")');
  const module = `data:text/javascript,${encodeURIComponent(direct.replace("./cards.js", held))}`;
  const { load } = (await import(module)) as { load: () => Promise<string> };
  expect(await load()).toBe("a card");
});
