import type { MarkupRule } from "#modules/discovery/domain/structured/search-rules-data.ts";

/** What a rule finds wrong in markup as it is sent; empty when nothing is. */
export interface MarkupProblems {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Checks one piece of markup by one of our rules. */
export function markupProblems(markup: object, rule: MarkupRule): MarkupProblems {
  // What is checked is what is written: undefined values are gone then.
  const sent = JSON.parse(JSON.stringify(markup)) as Record<string, unknown>;
  const types = [sent["@type"]].flat();
  const errors = rule.types.filter((type) => !types.includes(type)).map((type) => `is no ${type}`);
  for (const path of rule.required) if (!has(sent, path)) errors.push(`misses ${path}`);
  for (const [path, known] of Object.entries(rule.oneOf ?? {})) {
    for (const value of valuesAt(sent, path)) {
      if (!known.includes(String(value))) errors.push(`${path} is ${String(value)}`);
    }
  }
  const warnings = rule.recommended.filter((path) => !has(sent, path)).map((path) => `lacks ${path}`);
  return { errors: [...errors, ...wrongAddresses(sent)], warnings };
}

function has(markup: unknown, path: string): boolean {
  const [first = "", ...rest] = path.split(".");
  const entries = [markup].flat();
  if (entries.length === 0) return false;
  return entries.every((entry) => {
    const value =
      typeof entry === "object" && entry !== null ? (entry as Record<string, unknown>)[first] : undefined;
    if (value === undefined || value === null || value === "") return false;
    return rest.length === 0 ? [value].flat().length > 0 : has(value, rest.join("."));
  });
}

function valuesAt(markup: unknown, path: string): unknown[] {
  return path.split(".").reduce<unknown[]>(
    (values, name) =>
      values.flatMap((value) => {
        const next =
          typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
        return next === undefined ? [] : [next].flat();
      }),
    [markup],
  );
}

const ADDRESSES = ["url", "image", "item", "logo", "sameAs", "@id"];

/** Addresses must be whole: search engines do not know the page they stand on. */
function wrongAddresses(markup: unknown): string[] {
  if (typeof markup !== "object" || markup === null) return [];
  return Object.entries(markup).flatMap(([name, value]) => {
    const texts = [value].flat().filter((entry) => typeof entry === "string");
    const wrong = ADDRESSES.includes(name) ? texts.filter((text) => !URL.canParse(text)) : [];
    return [
      ...wrong.map((text) => `${name} is no whole address: ${text}`),
      ...[value].flat().flatMap(wrongAddresses),
    ];
  });
}
