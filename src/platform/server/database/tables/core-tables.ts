import type { ColumnType, Generated } from "kysely";

/** jsonb: read as parsed JSON, written as text (`JSON.stringify`), because `pg` turns arrays into PostgreSQL arrays. */
export type Json<T> = ColumnType<T, string, string>;

export interface TenantTable {
  id: string;
  slug: string;
  hosts: string[];
  config: Json<unknown>;
  is_demo: Generated<boolean>;
  version: Generated<number>;
  updated_at: Date;
  suspended_at: Generated<Date | null>;
}

export interface SuspendedTenantView {
  id: string | null;
}

export interface ProductClockTable {
  only_row: Generated<boolean>;
  offset_seconds: Generated<number>;
}

export interface IdempotencyTable {
  tenant_id: string;
  actor_key: string;
  idempotency_key: string;
  route: string;
  request_hash: string;
  status: number | null;
  response: Json<unknown> | null;
  created_at: Date;
}

export interface JobTable {
  id: string;
  tenant_id: string;
  kind: string;
  payload: Json<unknown>;
  dedupe_key: string | null;
  run_at: Date;
  attempts: Generated<number>;
  max_attempts: Generated<number>;
  locked_until: Date | null;
  done_at: Date | null;
  dead_at: Date | null;
  last_error: string | null;
  created_at: Date;
  trace: Generated<string | null>;
}

export interface RateLimitTable {
  tenant_id: string;
  bucket: string;
  key_hash: string;
  window_start: Date;
  hits: number;
}

declare module "./database-tables.ts" {
  interface DatabaseTables {
    tenant: TenantTable;
    suspended_tenant: SuspendedTenantView;
    product_clock: ProductClockTable;
    idempotency: IdempotencyTable;
    job: JobTable;
    rate_limit: RateLimitTable;
  }
}
