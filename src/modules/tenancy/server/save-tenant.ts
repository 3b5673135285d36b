import type { Database } from "#platform/server/database/open-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { parseTenantConfig } from "../domain/parse-tenant-config.ts";
import { configProblems } from "./config-problems.ts";

interface SaveTenantInput {
  readonly id: string;
  readonly slug: string;
  /** Host names beside `<slug>.localhost`, without port. */
  readonly hosts: readonly string[];
  /** Unchecked; refused as a whole when anything in it is wrong. */
  readonly config: unknown;
  readonly isDemo: boolean;
  readonly now: Date;
}

interface SavedTenant {
  readonly version: number;
  /** False when nothing differed from what was stored. */
  readonly changed: boolean;
}

/**
 * Creates or replaces a retailer. A change moves its version, and every process hears of it.
 * @throws AppError invalid `tenant.invalidConfig` with one text per wrong field; nothing is written
 */
export async function upsertTenant(database: Database, input: SaveTenantInput): Promise<SavedTenant> {
  const config = checked(input);
  // The owner writes: requests may only read this table.
  const { rows } = await database.owner.query<{ version: number }>(
    `with saved as (
       insert into tenant (id, slug, hosts, config, is_demo, updated_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do update set slug = excluded.slug, hosts = excluded.hosts, config = excluded.config,
         is_demo = excluded.is_demo, version = tenant.version + 1, updated_at = excluded.updated_at
       where (tenant.slug, tenant.hosts, tenant.config, tenant.is_demo)
         is distinct from (excluded.slug, excluded.hosts, excluded.config, excluded.is_demo)
       returning id, version
     )
     select version::float8 as version, pg_notify('tenant', id) from saved`,
    [input.id, input.slug, [...input.hosts], JSON.stringify(config), input.isDemo, input.now],
  );
  const [saved] = rows;
  if (saved !== undefined) return { version: saved.version, changed: true };
  const { rows: kept } = await database.owner.query<{ version: number }>(
    "select version::float8 as version from tenant where id = $1",
    [input.id],
  );
  return { version: kept[0]?.version ?? 1, changed: false };
}

/** Moves a retailer's version though nothing of its configuration changed: every process reads its keys and stock again. */
export async function touchTenant(
  { owner }: Pick<Database, "owner">,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await owner.query(
    `with changed as (
       update tenant set version = version + 1, updated_at = $2 where id = $1 returning id)
     select pg_notify('tenant', id) from changed`,
    [id, now],
  );
}

function checked(input: SaveTenantInput) {
  const parsed = parseTenantConfig(input.config);
  const errors = parsed.ok
    ? [...idErrors(input, parsed.config.id), ...configProblems(parsed.config)]
    : parsed.errors;
  if (parsed.ok && errors.length === 0) return parsed.config;
  throw new AppError("invalid", {
    code: "tenant.invalidConfig",
    message: `The configuration of ${input.id} is wrong: ${errors.map(({ path, message }) => `${path} ${message}`).join("; ")}`,
    fields: Object.fromEntries(errors.map(({ path, message }) => [path, message])),
  });
}

function idErrors(input: SaveTenantInput, configId: string) {
  if (configId !== input.id) return [{ path: "id", message: `must be ${input.id}` }];
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(input.slug))
    return [{ path: "slug", message: "must be lower-case letters, digits and dashes" }];
  return [];
}
