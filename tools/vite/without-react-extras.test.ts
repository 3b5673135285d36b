import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { REACT, UNUSED } from "./without-react-extras.ts";
import { withBodies } from "./without-router-extras.ts";

const root = join(import.meta.dirname, "../..");

/** Names of what is left out, of forms that act by a function, and of elements with a dash in their name. */
const USES =
  /\b(?:use(?:ActionState|FormState|FormStatus)|ViewTransition|addTransitionType|SuspenseList|Activity|onSelect(?:Capture)?|preloadModule|preinit(?:Module)?|preconnect|prefetchDNS|componentStack|requestFormReset)\b|formAction=|<(?:form|Form)\b[^>]*\saction=\{(?:async\b|\(|\w+(?:Action|Submit)\})|<[a-z]+-[a-z-]+[\s>]/u;

test("React has each of the functions that are left out, once", () => {
  const own = readFileSync(join(root, "node_modules", REACT), "utf8");
  const left = withBodies(own, UNUSED);
  expect(() => parseAst(left)).not.toThrow();
  expect(left.length).toBeLessThan(own.length - 40_000);
});

test("no page comes to what is left out of React", () => {
  const shown = globSync("src/**/*.{ts,tsx}", { cwd: root }).filter((file) => !file.includes(".test."));
  const withoutComments = (source: string) => source.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//gu, "");
  const users = shown.filter((file) => USES.test(withoutComments(readFileSync(join(root, file), "utf8"))));
  expect(users).toEqual([]);
});

test.each([
  "const [state, act] = useActionState(save, null);",
  "<ViewTransition><p /></ViewTransition>",
  '<Activity mode="hidden" />',
  "<input onSelect={look} />",
  "<form action={async (data) => save(data)} />",
  "<form method='post' action={saveAction} />",
  "<button formAction={save} />",
  "<my-element />",
])("%s would be found", (source) => {
  expect(source).toMatch(USES);
});
