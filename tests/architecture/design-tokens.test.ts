import { beforeAll, describe, expect, test } from "vitest";
import { shortNames } from "#rendering/styles/short-names.ts";
import { type CompiledCss, compiledCss } from "./syntax/compiled-css.ts";
import { classesUsed, holdsRawColor, rawColors } from "./syntax/raw-colors.ts";
import { productSources } from "./syntax/syntax-tree.ts";

/** Tailwind's own marks, and one that a script looks for; none has rules. */
const IS_MARK = /^(?:group|peer)(?:\/[\w-]+)?$|^late-button$/;
/** A shadow is a token of its own (`theme.css`), made of black in any brand. */
const IS_SHADOW = /(?:^|:)shadow-(?:raised|overlay)$/;

const screens = ["src/app", "src/design-system", "src/modules"]
  .flatMap(productSources)
  // Paints of cars, not of screens.
  .filter(([path]) => !path.endsWith("-paints-data.ts"))
  .filter(([path]) => !path.startsWith("src/modules/") || /^src\/modules\/[^/]+\/ui\//.test(path));

describe("a screen says colors by token", () => {
  test.each([
    [`const x = <p className="bg-yellow-400" />;`],
    [`const x = <p style={{ color: "#ff00aa" }} />;`],
    [`const shade = "rgb(1 2 3)";`],
    [`const x = <p style={{ color: "red" }} />;`],
    [`const x = <p className="outline-red-500 shadow-black/20 divide-sky-400" />;`],
    [`const x = <a href="/x" className="bg-[#ff0000]">x</a>;`],
    [`const x = { shade: "lab(50% 40 59)" };`],
    [`const x = "color-mix(in srgb, red, var(--color-ink))";`],
    ["const x = `p-2\n  text-rose-700\n  ${y}`;"],
    [`export const TABLE = { warn: "hover:text-amber-600" };`],
    [`const x = <path fill="white" />;`],
    [`const x = <p className="text-[tomato]" />;`],
  ])("the guard bites on %s", (source) => expect(rawColors("planted.tsx", source)).toHaveLength(1));

  test.each([
    [`const x = <p className="bg-action text-on-action border-line" />;`],
    [`const x = <a href="#faced">x</a>;`],
    [`const x = "color-mix(in oklab, var(--color-ink) 6%, var(--color-surface))";`],
    [`const t = "Red cars are the fastest";`],
    [`import "#modules/orders/domain/order.ts";`],
  ])("and lets pass %s", (source) => expect(rawColors("planted.tsx", source)).toEqual([]));

  test("and no raw color stands in any of them", () => {
    expect(screens.length).toBeGreaterThan(500);
    const found = screens.flatMap(([path, source]) =>
      rawColors(path, source).map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

/** Words with a property that has another name in browsers; the style compiler reads those of classes (`[--road:var(…)]`, `duration-(--…)`). */
function propertiesOfBrowsers(source: string): string[] {
  return source.split(/[\s"'`{};]+/).filter((word) => !/\[|-\(--/.test(word) && shortNames(word) !== word);
}

describe("a property whose name is short in browsers", () => {
  test.each([
    [`const x = <path fill="var(--color-ink)" />;`, ["var(--color-ink)"]],
    ["track.style.setProperty('--radius-card', '0');", ["--radius-card"]],
    [`const x = <p className="[--road:var(--color-success)] duration-(--motion-calm)" />;`, []],
    [`const x = <p style={{ "--from": 1 }} />;`, []],
  ])("is found in %s: %j", (source, expected) => expect(propertiesOfBrowsers(source)).toEqual(expected));

  test("is named by classes and style sheets only, which the build writes", () => {
    const found = screens.flatMap(([path, source]) =>
      propertiesOfBrowsers(source).map((word) => `${path}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});

/** What one utility says of a property stands behind those that read it, but not behind readers of one screen or state (`plain-styles.ts`). */
const TOLD = [
  { says: /^border-(?:dashed|dotted|solid|double|none)$/, reads: /^border(?:-[trblxyse])?(?:-\d+)?$/ },
  { says: /^leading-/, reads: /^text-(?:fine|small|body|lead|title|heading|display)$/ },
  { says: /^(?:duration|ease)-/, reads: /^transition(?:-|$)/ },
  { says: /^outline-(?:none|dashed|dotted)$/, reads: /^outline(?:-\d+)?$/ },
  { says: /^shadow-/, reads: /^(?:inset-)?ring(?:-|$)/, isNever: true },
];

/** Classes of a text that would undo what others beside them say. */
function undoing(text: string): string[] {
  const parts = text.split(/\s+/).map((name) => {
    const [, variant = "", base = ""] = /^(.*:)?([^:]*)$/.exec(name) ?? [];
    return { name, variant, base };
  });
  return TOLD.flatMap(({ says, reads, isNever }) => {
    const said = parts.filter(({ base }) => says.test(base));
    return parts
      .filter(({ base, variant }) => reads.test(base) && (isNever || variant !== ""))
      .filter(
        (reader) => said.length > 0 && (isNever || said.every(({ variant }) => variant !== reader.variant)),
      )
      .map(({ name }) => name);
  });
}

describe("a style, a leading or a time that an element has", () => {
  test.each([
    ["border-dashed sm:border-2", ["sm:border-2"]],
    ["border-dashed sm:border-2 sm:border-dashed", []],
    ["border border-dashed", []],
    ["text-small leading-tight md:text-body", ["md:text-body"]],
    ["ease-calm hover:transition-opacity", ["hover:transition-opacity"]],
    ["shadow-raised ring-2", ["ring-2"]],
    ["sm:border-2 md:text-body", []],
  ])("the guard finds what undoes it in %s: %j", (text, expected) => expect(undoing(text)).toEqual(expected));

  test("is said again beside what undoes it at one screen or in one state", () => {
    const found = screens.flatMap(([path, source]) =>
      [...source.matchAll(/["'`]([^"'`]*)["'`]/g)].flatMap(([, text = ""]) =>
        undoing(text).map((name) => `${path}: ${name}`),
      ),
    );
    expect(found).toEqual([]);
  });
});

describe("the compiled style sheet", () => {
  let css: CompiledCss;
  beforeAll(async () => {
    css = await compiledCss();
  }, 60_000);

  const unknown = (classes: readonly string[]): string[] => {
    const rules = css.rulesOf(classes);
    return classes.filter(
      (name, at) => rules[at] === null && !css.ownClasses.has(name) && !IS_MARK.test(name),
    );
  };

  test("does not know planted classes, and knows ours", () => {
    const planted = classesUsed(
      "planted.tsx",
      `const x = <p className={a === "b" ? "bg-red-500" : \`p-4 gird \${y}-2\`} />;`,
    );
    expect(planted).toEqual(["bg-red-500", "p-4", "gird"]);
    expect(unknown([...planted, "bg-action", "compare-button"])).toEqual(["bg-red-500", "gird"]);
  });

  test("knows every class that a screen uses", () => {
    const found = screens.flatMap(([path, source]) =>
      unknown(classesUsed(path, source)).map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  test("has no raw color in the rules of those classes", () => {
    const classes = [...new Set(screens.flatMap(([path, source]) => classesUsed(path, source)))];
    expect(classes.length).toBeGreaterThan(300);
    const rules = css.rulesOf([...classes, "bg-[#ff0000]"]);
    const found = [...classes, "bg-[#ff0000]"].filter(
      (name, at) => !IS_SHADOW.test(name) && holdsRawColor(rules[at] ?? ""),
    );
    expect(found).toEqual(["bg-[#ff0000]"]);
  });
});
