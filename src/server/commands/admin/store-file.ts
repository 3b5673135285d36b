import { configProblems } from "#modules/tenancy/server/config-problems.ts";
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { parseTenantConfig } from "#modules/tenancy/domain/parse-tenant-config.ts";
import type { FedRooftop } from "#modules/inventory/server/save-rooftops.ts";
import { line, phone } from "#platform/shared/settings/field-schemas.ts";
import { AdminRefusal } from "./admin-command.ts";
import { rooftopNameProblems } from "./rooftop-name-problems.ts";
import { ZIP_CODE } from "#platform/shared/fields/address/zip-code-pattern.ts";

const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,62}$/, "must be lower-case letters, digits and dashes"),
);
const host = v.pipe(
  v.string(),
  v.regex(
    /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/,
    "must be a host name in lower case, without port",
  ),
);
const timeZone = v.pipe(
  v.string(),
  v.check((name) => {
    try {
      return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
    } catch {
      return false;
    }
  }, "must be a time zone like America/New_York"),
);

const RooftopSchema = v.strictObject({
  id: slug,
  name: line,
  streetAddress: line,
  city: line,
  state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "must be two capital letters")),
  zipCode: v.pipe(v.string(), v.regex(ZIP_CODE, "must be five digits")),
  latitude: v.pipe(v.number("must be a number"), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number("must be a number"), v.minValue(-180), v.maxValue(180)),
  timeZone,
  phone,
  /** What feeds call this rooftop. */
  feedIds: v.optional(v.array(line), []),
});

const StoreSchema = v.strictObject({
  /** First label of `<slug>.localhost`; the id when left out. */
  slug: v.optional(slug),
  hosts: v.pipe(v.array(host), v.minLength(1, "must name at least one host")),
  /** Shows sample cars and plays every third party; never for buyers. */
  isDemo: v.optional(v.boolean("must be true or false"), false),
  config: v.looseObject({ id: slug }),
  rooftops: v.pipe(v.array(RooftopSchema), v.minLength(1, "must name at least one rooftop")),
});

/** A store as an operator writes it: how it is reached, its configuration and its rooftops. */
interface StoreFile {
  readonly id: string;
  readonly slug: string;
  readonly hosts: readonly string[];
  readonly isDemo: boolean;
  readonly config: unknown;
  readonly rooftops: readonly FedRooftop[];
}

/**
 * Reads and checks a store's JSON file, every problem at once.
 * @throws AdminRefusal with one line a problem
 */
export function readStoreFile(path: string): StoreFile {
  const parsed = v.safeParse(StoreSchema, jsonOf(path));
  if (!parsed.success)
    throw new AdminRefusal(
      parsed.issues.map((issue) => `${v.getDotPath(issue) ?? "file"} ${issue.message}`).join("\n"),
    );
  const { config, ...store } = parsed.output;
  // The column decides; the configuration says the same, so that its own rules see it.
  const checked = parseTenantConfig({ ...config, isDemo: store.isDemo });
  const problems = checked.ok
    ? [...configProblems(checked.config), ...rooftopNameProblems(checked.config, store.rooftops)]
    : checked.errors;
  if (!checked.ok || problems.length > 0)
    throw new AdminRefusal(problems.map((one) => `config.${one.path} ${one.message}`).join("\n"));
  const { id } = checked.config;
  return { ...store, id, slug: store.slug ?? id, config: { ...config, isDemo: store.isDemo } };
}

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new AdminRefusal(
      code === "ENOENT" ? `${path} does not exist` : `${path} cannot be read as JSON: ${message}`,
    );
  }
}
