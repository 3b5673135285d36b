import { pathAndQuery } from "#platform/server/http/path-and-query.ts";
import { LRUCache } from "lru-cache";
import type { RenderedDocument } from "#rendering/rendered-document.ts";
import {
  isPaymentDocument,
  PAYMENT_PERMISSIONS,
  paymentDocumentPolicy,
} from "#modules/payment-gateways/server/payment-document-policy.ts";
import { framesOfPages } from "#modules/price-guide/domain/guide-frame.ts";
import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import { acceptsCoding } from "#platform/server/http/accept-encoding.ts";
import { splitLanguage } from "#platform/shared/texts/language.ts";
import { answerWith, HtmlCache, isBare, type PageAnswer, type StoredPage } from "#rendering/html-cache.ts";
import { etagOf, pageBody } from "#rendering/page-body.ts";
import { edgeTags, type EdgePolicy } from "#platform/server/edge/edge-policy.ts";
import { pageKeyOf, type PageKey } from "./page-key.ts";
import { contentSecurityPolicy, PAGE_HEADERS } from "./page-security.ts";

/** Characters of all remembered addresses: up to 16 MB. Longer addresses are read each time. */
const MEMO_CHARACTERS = 8_000_000;
const LONGEST_MEMO = 1_000;
const NO_KEY = Symbol("no key");

interface PageRenderer<Ctx> {
  /** Renders one document or client-navigation answer; pure apart from reads through ctx. */
  render(
    request: Request,
    ctx: Ctx,
    options: { readonly late: boolean },
  ): Promise<{ readonly response: Response; readonly document: RenderedDocument | null }>;
}

interface PagesOptions<Ctx> extends PageRenderer<Ctx> {
  /** Current inventory version of a tenant; moves with every committed change, and with what its pages say of the day. */
  inventoryVersion(tenantId: string): string;
  readonly cache: HtmlCache;
  /** Who else may keep stored pages. */
  readonly edge: EdgePolicy;
}

/** Serves documents: from the cache where they are anonymous functions of the stock, else rendered. */
export class Pages<Ctx> {
  readonly #options: PagesOptions<Ctx>;
  /** Addresses and what they ask for; NO_KEY for pages that are rendered each time. */
  readonly #memo = new LRUCache<string, PageKey | typeof NO_KEY>({
    maxSize: MEMO_CHARACTERS,
    sizeCalculation: (key, address) => address.length + (key === NO_KEY ? 0 : key.url.length),
  });

  constructor(options: PagesOptions<Ctx>) {
    this.#options = options;
  }

  /**
   * The synchronous hot path: a stored document that is still true, or undefined.
   * @param asked.url path and question
   */
  hit(asked: AskedPage, tenant: TenantEntry): PageResponse | undefined {
    const key = this.#keyOf(asked, tenant);
    if (key === null) return undefined;
    const found = this.#options.cache.peek(`${tenant.id} ${key.url}`, this.#versionOf(tenant, key));
    // One that was stored for somebody who only checked for changes is compressed first, in `serve`; for those who don't read
    // what is compressed it is unpacked there.
    if (found === undefined || (isReadCompressed(asked, found) && isBare(found))) return undefined;
    if (isReadPlain(asked, found) && found.body === undefined) return undefined;
    return responseOf(asked, found);
  }

  /** Whether this asks for a document that may come from the cache, now or next time. */
  isStored(request: Request, tenant: TenantEntry): boolean {
    return this.#keyOf(askedOf(request), tenant) !== null;
  }

  /** Renders at the retailer's own address and, where the page allows it, stores. */
  async serve(request: Request, tenant: TenantEntry, ctx: Ctx): Promise<Response> {
    const asked = askedOf(request);
    const key = this.#keyOf(asked, tenant);
    if (key === null) {
      const own = atHome(request, tenant.siteOrigin);
      return respond(asked, answerWith(await this.#render(own, ctx, { tenant, key })));
    }
    const { cache } = this.#options;
    const name = `${tenant.id} ${key.url}`;
    const answer =
      cache.peek(name, this.#versionOf(tenant, key)) ??
      (await cache.fill(name, this.#versionOf(tenant, key), () => {
        const canonical = new Request(`${tenant.siteOrigin}${key.url}`, { headers: { accept: "text/html" } });
        return this.#render(canonical, ctx, { tenant, key });
      }));
    if (isReadCompressed(asked, answer)) return respond(asked, await cache.compressed(name, answer));
    return respond(asked, isReadPlain(asked, answer) ? await cache.plain(name, answer) : answer);
  }

  #versionOf(tenant: TenantEntry, key: PageKey): string {
    return key.dependsOn === "tenant"
      ? String(tenant.version)
      : `${tenant.version}.${this.#options.inventoryVersion(tenant.id)}`;
  }

  /** Redirects and pages of nothing are found anew each time. */
  #keepingOf(
    { status }: Response,
    { tenant, key }: { tenant: TenantEntry; key: PageKey | null },
  ): Readonly<Record<string, string>> {
    if (key === null) return { "cache-control": "no-store" };
    return status === 200
      ? this.#options.edge.headersFor(tagsOf(tenant.id, key))
      : { "cache-control": "no-cache" };
  }

  #keyOf({ method, url }: AskedPage, tenant: TenantEntry): PageKey | null {
    if (method !== "GET" && method !== "HEAD") return null;
    const isKept = url.length <= LONGEST_MEMO;
    const memoKey = `${tenant.id} ${url}`;
    const known = isKept ? this.#memo.get(memoKey) : undefined;
    if (known !== undefined) return known === NO_KEY ? null : known;
    const key = pageKeyOf(new URL(`http://any${url}`), tenant.config) ?? null;
    if (isKept) this.#memo.set(memoKey, key ?? NO_KEY);
    return key;
  }

  async #render(
    request: Request,
    ctx: Ctx,
    { tenant, key }: { tenant: TenantEntry; key: PageKey | null },
  ): Promise<StoredPage> {
    const { response, document } = await this.#options.render(request, ctx, { late: key !== null });
    const headers: Record<string, string> = { ...PAGE_HEADERS, vary: "accept-encoding" };
    for (const name of ["content-type", "location", "x-remix-response", "x-remix-reload-document"]) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    Object.assign(headers, this.#keepingOf(response, { tenant, key }));
    if (document === null) {
      const body = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, headers, body, etag: etagOf(body) };
    }
    headers["content-type"] = "text/html; charset=utf-8";
    // Only what anybody may see is shown in frames: nobody signs in, buys or pays inside another site (0173).
    const frames = key === null ? [] : tenant.config.config.analytics.parentOrigins;
    if (frames.length > 0) delete headers["x-frame-options"];
    Object.assign(headers, policyOf(request, { tenant, scriptSources: document.scriptSources, frames }));
    return { status: response.status, headers, ...pageBody(document.parts) };
  }
}

/** What the page is made of. A vehicle's page shows others too; those are as old as `EDGE_CACHE_SECONDS` allows. */
function tagsOf(tenantId: string, { dependsOn, vehicleKey }: PageKey): string[] {
  const tags = [edgeTags.store(tenantId)];
  if (vehicleKey !== undefined) return [...tags, edgeTags.vehicle(tenantId, vehicleKey)];
  return dependsOn === "inventory" ? [...tags, edgeTags.stock(tenantId)] : tags;
}

interface PolicyParts {
  readonly tenant: TenantEntry;
  readonly scriptSources: readonly string[];
  /** Origins that may show the page in a frame. */
  readonly frames: readonly string[];
}

/** Payment documents have a policy of their own (decision 0149). */
function policyOf(request: Request, { tenant, scriptSources, frames }: PolicyParts): Record<string, string> {
  const { path } = splitLanguage(new URL(request.url).pathname);
  if (!isPaymentDocument(path)) {
    const hosts = { images: tenant.imageHosts, frames, shown: framesOfPages(tenant.config) };
    return { "content-security-policy": contentSecurityPolicy(scriptSources, hosts) };
  }
  const { providers, logo } = tenant.config;
  const logoOrigin = logo.url?.startsWith("https://") ? new URL(logo.url).origin : null;
  return {
    "content-security-policy": paymentDocumentPolicy({ scriptSources, providers, logoOrigin }),
    "permissions-policy": PAYMENT_PERMISSIONS,
  };
}

/** The parts of a request that the answer from the cache depends on. */
export interface AskedPage {
  readonly method: string;
  /** Path and question. */
  readonly url: string;
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

/** An answer before it becomes a Response or is written to a socket. */
export interface PageResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** What a page says about itself never comes from a Host header. Others than GET are answered where they were sent. */
function atHome(request: Request, siteOrigin: string): Request {
  if (request.method !== "GET" && request.method !== "HEAD") return request;
  const { method, headers, signal } = request;
  return new Request(`${siteOrigin}${pathAndQuery(request.url)}`, { method, headers, signal });
}

function askedOf(request: Request): AskedPage {
  return {
    method: request.method,
    url: pathAndQuery(request.url),
    ifNoneMatch: request.headers.get("if-none-match") ?? undefined,
    acceptEncoding: request.headers.get("accept-encoding") ?? undefined,
  };
}

function takesBrotli({ acceptEncoding }: AskedPage): boolean {
  return acceptsCoding(acceptEncoding, "br");
}

function isReadCompressed(asked: AskedPage, { page }: PageAnswer): boolean {
  return asked.method === "GET" && asked.ifNoneMatch !== page.etag && takesBrotli(asked);
}

function isReadPlain(asked: AskedPage, { page }: PageAnswer): boolean {
  return asked.method === "GET" && asked.ifNoneMatch !== page.etag && !takesBrotli(asked);
}

function responseOf(asked: AskedPage, { page, body: plain, brotli }: PageAnswer): PageResponse {
  const headers: Record<string, string> = { ...page.headers, etag: page.etag };
  if (page.status === 200 && asked.ifNoneMatch === page.etag) return { status: 304, headers, body: null };
  const isCompressed = brotli !== undefined && takesBrotli(asked);
  if (isCompressed) headers["content-encoding"] = "br";
  headers["content-length"] = String(isCompressed ? brotli.byteLength : page.size);
  if (asked.method === "HEAD") return { status: page.status, headers, body: null };
  const body = isCompressed ? brotli : plain;
  if (body === undefined) throw new Error("a page has no body that its reader knows");
  return { status: page.status, headers, body };
}

function respond(asked: AskedPage, answer: PageAnswer): Response {
  const { status, headers, body } = responseOf(asked, answer);
  return new Response(body, { status, headers });
}
