import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.resolve(import.meta.dirname, "../..");

/** Elements that browsers style in ways which `reset.css` would have to take back. */
const LEFT_OUT =
  /<(?:hr|abbr|kbd|samp|pre|sub|sup|menu|video|audio|canvas|embed|object|optgroup|h5|h6)[\s/>]|<input[^>]*type="(?:number|reset|submit|button)"|<select[^>]*\s(?:multiple|size)[\s=>]/u;

test("no screen has an element that the reset leaves out", () => {
  const found = globSync("**/*.tsx", { cwd: source })
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => {
      const [text] = LEFT_OUT.exec(readFileSync(path.join(source, file), "utf8")) ?? [];
      return text === undefined ? [] : [`${file}: ${text}`];
    });
  expect(found).toEqual([]);
});

test.each(["<hr />", '<input className="x"\n type="number" />', "<select multiple>"])("%s is one", (markup) =>
  expect(markup).toMatch(LEFT_OUT),
);
