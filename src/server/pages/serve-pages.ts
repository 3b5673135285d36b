import { hash } from "node:crypto";
import type { DocumentParts } from "#app/late-hydration.ts";
import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import { HtmlCache, type PageAnswer, type StoredPage } from "./html-cache.ts";
import { pageKeyOf, type PageKey } from "./page-key.ts";
import { contentSecurityPolicy, PAGE_HEADERS } from "./page-security.ts";

const MEMO_LIMIT = 20_000;
const encoder = new TextEncoder();

export interface PageRenderer<Ctx> {
  /** Renders one document or client-navigation answer; pure apart from reads through ctx. */
  render(
    request: Request,
    ctx: Ctx,
  ): Promise<{ readonly response: Response; readonly document: DocumentParts | null }>;
  /** Puts a document together; `late`: its scripts wait for the first interaction. */
  readonly finish: Readonly<Record<"now" | "late", (document: DocumentParts) => DocumentParts>>;
}

export interface PagesOptions<Ctx> extends PageRenderer<Ctx> {
  /** Current inventory version of a tenant; moves with every committed change. */
  inventoryVersion(tenantId: string): number;
  readonly cache: HtmlCache;
}

/** Serves documents: from the cache where they are anonymous functions of the stock, else rendered. */
export class Pages<Ctx> {
  readonly #options: PagesOptions<Ctx>;
  readonly #memo = new Map<string, PageKey | null>();

  constructor(options: PagesOptions<Ctx>) {
    this.#options = options;
  }

  /** The synchronous hot path: a stored document that is still true, or undefined. */
  hit(request: Request, tenant: TenantEntry): Response | undefined {
    const key = this.#keyOf(request, tenant);
    if (key === null) return undefined;
    const found = this.#options.cache.peek(`${tenant.id} ${key.url}`, this.#versionOf(tenant, key));
    return found && respond(request, found);
  }

  /** Renders and, where the page allows it, stores. */
  async serve(request: Request, tenant: TenantEntry, ctx: Ctx): Promise<Response> {
    const key = this.#keyOf(request, tenant);
    if (key === null)
      return respond(request, { page: await this.#render(request, ctx, { tenant, key }), brotli: undefined });
    const canonical = new Request(new URL(key.url, request.url), { headers: { accept: "text/html" } });
    const answer = await this.#options.cache.fill(
      `${tenant.id} ${key.url}`,
      this.#versionOf(tenant, key),
      () => this.#render(canonical, ctx, { tenant, key }),
    );
    return respond(request, answer);
  }

  #versionOf(tenant: TenantEntry, key: PageKey): string {
    return key.dependsOn === "tenant"
      ? String(tenant.version)
      : `${tenant.version}.${this.#options.inventoryVersion(tenant.id)}`;
  }

  #keyOf(request: Request, tenant: TenantEntry): PageKey | null {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const memoKey = `${tenant.id} ${request.url}`;
    const known = this.#memo.get(memoKey);
    if (known !== undefined) return known;
    const key = pageKeyOf(new URL(request.url), tenant.config) ?? null;
    if (this.#memo.size >= MEMO_LIMIT) this.#memo.clear();
    this.#memo.set(memoKey, key);
    return key;
  }

  async #render(
    request: Request,
    ctx: Ctx,
    { tenant, key }: { tenant: TenantEntry; key: PageKey | null },
  ): Promise<StoredPage> {
    const { response, document } = await this.#options.render(request, ctx);
    const headers: Record<string, string> = { ...PAGE_HEADERS, vary: "accept-encoding" };
    for (const name of ["content-type", "location", "x-remix-response", "x-remix-reload-document"]) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    headers["cache-control"] = key === null ? "no-store" : "no-cache";
    if (document === null) {
      const body = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, headers, body, etag: etagOf(body) };
    }
    headers["content-type"] = "text/html; charset=utf-8";
    const { finish } = this.#options;
    const parts = key === null || response.status !== 200 ? finish.now(document) : finish.late(document);
    headers["content-security-policy"] = contentSecurityPolicy(parts, tenant.imageHosts);
    const body = joined(parts);
    return { status: response.status, headers, body, etag: etagOf(body) };
  }
}

function joined(parts: DocumentParts): Uint8Array<ArrayBuffer> {
  const bytes = parts.map((part) => encoder.encode(part));
  const all = new Uint8Array(bytes.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of bytes) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

function etagOf(body: Uint8Array): string {
  return `"${hash("sha256", body, "base64url").slice(0, 22)}"`;
}

function respond(request: Request, { page, brotli }: PageAnswer): Response {
  const headers: Record<string, string> = { ...page.headers, etag: page.etag };
  if (page.status === 200 && request.headers.get("if-none-match") === page.etag) {
    return new Response(null, { status: 304, headers });
  }
  let body = page.body;
  if (brotli !== undefined && (request.headers.get("accept-encoding") ?? "").includes("br")) {
    body = brotli;
    headers["content-encoding"] = "br";
  }
  headers["content-length"] = String(body.byteLength);
  return new Response(request.method === "HEAD" ? null : body, { status: page.status, headers });
}
