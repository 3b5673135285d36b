import * as v from "valibot";
import { contrastProblems } from "./theme/contrast-problems.ts";
import { identityProblems } from "./identity-settings.ts";
import { TenantConfigSchema, type TenantConfig } from "./tenant-config-schema.ts";

interface TenantConfigError {
  /** Where, e.g. `config.payment.creditTiers[1].low`. Empty for the document itself. */
  readonly path: string;
  /** What is wrong, in one line that continues the path: `must be a whole number`. */
  readonly message: string;
}

type ParsedTenantConfig =
  | { readonly ok: true; readonly config: TenantConfig }
  | { readonly ok: false; readonly errors: readonly TenantConfigError[] };

/**
 * Checks a retailer's configuration: shape, bounds, unknown keys, the contrast of its colors, and that the
 * identity provider has what it needs (TEN-01 to TEN-15). Answers every problem, never throws.
 */
export function parseTenantConfig(json: unknown): ParsedTenantConfig {
  const parsed = v.safeParse(TenantConfigSchema, json);
  if (!parsed.success) return { ok: false, errors: parsed.issues.map(toError) };
  const faint = contrastProblems(parsed.output.brand);
  const errors = [
    ...faint.map(({ scheme, message }) => ({ path: `brand.${scheme}`, message })),
    ...identityProblems(parsed.output),
    ...mapProblems(parsed.output),
  ];
  return errors.length === 0 ? { ok: true, config: parsed.output } : { ok: false, errors };
}

/** VEH-21: a map by Google needs the retailer's key. */
function mapProblems({ providers, environment }: TenantConfig): TenantConfigError[] {
  if (providers.maps !== "google" || environment.googleMaps !== null) return [];
  return [{ path: "environment.googleMaps", message: "is required while providers.maps is google" }];
}

function toError(issue: v.BaseIssue<unknown>): TenantConfigError {
  const path = pathOf(issue);
  const isUnknownKey = issue.type === "strict_object" && issue.expected === "never";
  const isMissing =
    issue.received === "undefined" ||
    (issue.type === "strict_object" && issue.kind === "schema" && issue.expected?.startsWith('"'));
  if (isUnknownKey) return { path, message: "is not a known setting" };
  if (isMissing) return { path, message: "is required" };
  return { path, message: issue.type === "strict_object" ? "must be an object" : oneLine(issue.message) };
}

function pathOf(issue: v.BaseIssue<unknown>): string {
  let path = "";
  for (const item of issue.path ?? []) {
    const key: unknown = item.key;
    if (typeof key === "number") path += `[${key}]`;
    else path += path === "" ? printable(String(key)) : `.${printable(String(key))}`;
  }
  return path;
}

function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/gu, "?").slice(0, 60);
}

function oneLine(message: string): string {
  return message.replace(/\s+/gu, " ").slice(0, 200);
}
