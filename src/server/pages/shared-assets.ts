import { hash } from "node:crypto";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { SystemDatabase } from "#platform/server/database/open-database.ts";
import { answerFile, ASSETS, fileOf, type StaticFile, type StaticFiles } from "./static-files.ts";

interface WebBuildTable {
  id: string;
  started_at: Date;
}

interface WebAssetTable {
  path: string;
  build_id: string;
  plain: Buffer;
  brotli: Buffer | null;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    web_build: WebBuildTable;
    web_asset: WebAssetTable;
  }
}

/** Ours and the two before: a page of either may still be open somewhere. */
const BUILDS = 3;
const OTHERS_BYTES = 16 * 1024 * 1024;
const ASSET = /^\/assets\/[\w.~-]{1,150}$/u;
/** Nobody has it: asked for again after this time, because a server of a new build may have started. */
const MISSING_MS = 5_000;

/**
 * The built files of this process, and those that servers of other builds have put into the database: while servers are
 * replaced one by one, a page of one build asks a server of another for its scripts (0586).
 */
export class SharedAssets {
  readonly #system: SystemDatabase;
  readonly #files: StaticFiles;
  readonly #others = new LRUCache<string, StaticFile>({
    maxSize: OTHERS_BYTES,
    sizeCalculation: ({ plain, br }) => 1 + plain.byteLength + (br?.byteLength ?? 0),
  });
  readonly #missing = new LRUCache<string, true>({ max: 2_000, ttl: MISSING_MS });

  constructor(system: SystemDatabase, files: StaticFiles) {
    this.#system = system;
    this.#files = files;
  }

  /** Puts this build's files where servers of other builds find them, before any page names them. Repeatable. */
  async publish(): Promise<void> {
    const assets = this.#files.assets();
    if (assets.size === 0) return;
    const paths = [...assets.keys()].toSorted();
    const id = hash("sha256", paths.join("\n"), "base64url");
    const known = new Set(await this.#claim(id, paths));
    await this.#add(
      id,
      paths.flatMap((path) => {
        const file = known.has(path) ? undefined : assets.get(path);
        return file === undefined ? [] : [{ path, file }];
      }),
    );
    await sql`delete from web_build where id not in
      (select id from web_build order by started_at desc, id limit ${BUILDS})`.execute(this.#system.kysely);
  }

  /** Which of these files are there already; they are this build's from now on. */
  async #claim(id: string, paths: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ path: string }>`
      with build as (
        insert into web_build (id, started_at) values (${id}, clock_timestamp())
        on conflict (id) do update set started_at = excluded.started_at returning id)
      select path from web_asset where path = any(${paths as string[]})`.execute(this.#system.kysely);
    const there = rows.map(({ path }) => path);
    await sql`update web_asset set build_id = ${id} where path in
      (select path from web_asset where path = any(${there}) and build_id <> ${id} order by path for update)`.execute(
      this.#system.kysely,
    );
    return there;
  }

  async #add(id: string, assets: readonly { readonly path: string; readonly file: StaticFile }[]) {
    if (assets.length === 0) return;
    const plain = assets.map(({ file }) => Buffer.from(file.plain));
    const brotli = assets.map(({ file }) => (file.br === undefined ? null : Buffer.from(file.br)));
    await sql`
      insert into web_asset (path, build_id, plain, brotli)
      select path, ${id}, plain, brotli
      from unnest(${assets.map(({ path }) => path)}::text[], ${plain}::bytea[], ${brotli}::bytea[]) as file (path, plain, brotli)
      on conflict (path) do update set build_id = excluded.build_id`.execute(this.#system.kysely);
  }

  /** As `StaticFiles.respond`; an asset that no build has is answered with 404, never with a page. */
  respond(request: Request, pathname: string): Response | undefined | Promise<Response> {
    const own = this.#files.respond(request, pathname);
    if (own !== undefined || !pathname.startsWith(ASSETS)) return own;
    return this.#ofOthers(request, pathname);
  }

  async #ofOthers(request: Request, pathname: string): Promise<Response> {
    const file = ASSET.test(pathname) ? await this.#find(pathname) : undefined;
    if (file !== undefined) return answerFile(request, file);
    const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
    return new Response(request.method === "HEAD" ? null : "This file does not exist.", {
      status: 404,
      headers,
    });
  }

  async #find(path: string): Promise<StaticFile | undefined> {
    const known = this.#others.get(path);
    if (known !== undefined || this.#missing.has(path)) return known;
    const row = await this.#system.kysely
      .selectFrom("web_asset")
      .select(["plain", "brotli"])
      .where("path", "=", path)
      .executeTakeFirst();
    if (row === undefined) {
      this.#missing.set(path, true);
      return undefined;
    }
    const file = fileOf(path, {
      plain: new Uint8Array(row.plain),
      br: row.brotli && new Uint8Array(row.brotli),
    });
    this.#others.set(path, file);
    return file;
  }
}
