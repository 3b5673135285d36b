import { describe, expect, it } from "vitest";
import { SPANISH } from "#server/language/spanish.ts";

interface Template {
  readonly key: string;
  readonly text: string;
}

const modules = import.meta.glob<Record<string, unknown>>(
  ["/src/modules/*/*messages.ts", "/src/modules/*/*message-templates.ts", "/src/modules/*/server/*mails.ts"],
  { eager: true },
);

const isTemplate = (value: unknown): value is Template =>
  typeof value === "object" && value !== null && "key" in value && "text" in value && "subject" in value;

/** Every template of a module, also those inside a table of templates. */
function templatesIn(value: unknown): Template[] {
  if (isTemplate(value)) return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(templatesIn);
}

const templates = Object.values(modules).flatMap(templatesIn);

/** What follows the greeting, or the text itself. */
function opening(text: string): string {
  const [first = "", second] = text.split(/\n{2,}/u);
  return /^(?:hi|hello|dear|hola)\b/iu.test(first) ? (second ?? "") : first;
}

/** A letter that begins the opening; undefined where a value does. */
const firstLetter = (text: string): string | undefined =>
  /^[^\p{L}{]*(?<letter>\p{L})/u.exec(opening(text))?.groups?.["letter"];

const isSmall = (text: string): boolean => {
  const letter = firstLetter(text);
  return letter !== undefined && letter !== letter.toUpperCase();
};

describe("Every message", () => {
  it("is looked at", () => {
    expect(templates.length).toBeGreaterThan(40);
    expect(isSmall("Hello Ann,\n\nyour car is ready.")).toBe(true);
  });

  it("goes on with a capital after its greeting, as English is written", () => {
    expect(templates.filter(({ text }) => isSmall(text)).map(({ key }) => key)).toEqual([]);
  });

  it("does so in Spanish too", () => {
    const said = templates.map(({ key, text }) => ({ key, text: SPANISH[text] ?? "" }));
    expect(said.filter(({ text }) => isSmall(text)).map(({ key }) => key)).toEqual([]);
  });
});
