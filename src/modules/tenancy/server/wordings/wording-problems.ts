import type { TenantConfig } from "../../domain/tenant-config-schema.ts";
import { replacedBy } from "./own-texts.ts";

interface WordingProblem {
  /** `wordings.payments.invoice` */
  readonly path: string;
  readonly message: string;
}

/** What is wrong with a retailer's wordings before they are saved: unknown ids, values left out or made up. */
export function wordingProblems({ wordings }: Pick<TenantConfig, "wordings">): WordingProblem[] {
  return Object.entries(wordings).flatMap(([key, text]) => {
    const path = `wordings.${key}`;
    const { english } = replacedBy(key);
    if (english === undefined) return [{ path, message: "is not the id of a text" }];
    const [asked, given] = [valuesIn(english), valuesIn(text)];
    return [
      ...[...asked].filter((name) => !given.has(name)).map((name) => `must contain {${name}}`),
      ...[...given].filter((name) => !asked.has(name)).map((name) => `has no value for {${name}}`),
    ].map((message) => ({ path, message }));
  });
}

function valuesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\{(\w+)/gu)].map(([, name = ""]) => name));
}
