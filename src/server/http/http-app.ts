import { pathAndQuery } from "#platform/server/http/path-and-query.ts";
import { Hono } from "hono";
import { ORDER_CAPABILITY_HEADER } from "#modules/sessions/server/order-capability.ts";
import type { Actor, Ids, RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { Log } from "#platform/server/context/log.ts";
import { callerOf } from "#platform/server/http/caller/caller-of.ts";
import { callEndpoint, hasNul } from "#platform/server/http/call-endpoint.ts";
import { correlationIdOf, validCorrelationId } from "#platform/server/http/caller/correlation-id.ts";
import type { Endpoint, EndpointAccess } from "#platform/server/http/endpoint.ts";
import { errorResponse, toErrorResponse } from "#platform/server/http/error-response.ts";
import type { StoredAnswer } from "#platform/server/http/stored-answer.ts";
import { openApiDocument } from "#platform/server/http/openapi.ts";
import type { TenantEntry, TenantRegistry } from "#modules/tenancy/server/tenant-registry.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { acceptedLanguage, inLanguage, splitLanguage } from "#platform/shared/texts/language.ts";
import { SecurityLog, type WatchedCall } from "./security-log.ts";
import type { TranslatedTenants } from "../language/translated-tenants.ts";
import type { CachedAnswers } from "../pages/answer-from-cache.ts";
import type { Pages } from "../pages/serve-pages.ts";
import type { PictureCache } from "../pages/picture-cache.ts";
import type { SharedAssets } from "../pages/shared-assets.ts";

/** What the process can say about itself; `undefined` reason means ready. */
interface Readiness {
  reason(): string | undefined;
  /** Whether the database answers; asked at most once a second. */
  hasDatabase(): Promise<boolean>;
}

export interface HttpAppParts<Ctx extends RequestContext> {
  readonly version: string;
  readonly endpoints: readonly Endpoint<Ctx>[];
  readonly tenants: TenantRegistry;
  readonly readiness: Readiness;
  readonly ids: Ids;
  readonly log: Log;
  readonly translated: TranslatedTenants;
  /** Whether the sandbox desk, its pages and its calls exist for this retailer. */
  hasSandboxDesk(tenant: TenantEntry): boolean;
  /** Has the retailer's stock in memory, where not all of it fits. */
  makeResident(tenantId: string): Promise<void>;
  isResident(tenantId: string): boolean;
  /** False for the moment in which a new retailer's keys and stock are loaded. */
  isPrepared(tenantId: string): boolean;
  /** For keyed hashes in the security log. */
  keysOf(tenantId: string): TenantKeys;
  makeContext(tenant: TenantEntry, actor: Actor, correlationId: string): Ctx;
  authenticate(ctx: Ctx, headers: Headers): Promise<Actor>;
  readonly pages: Pages<Ctx>;
  readonly files: Pick<SharedAssets, "respond">;
  readonly pictures: PictureCache;
  /** The stored answer for path and question of a public call. */
  storedAnswer(tenantId: string, asked: string): StoredAnswer | undefined;
}

type Variables = { params: Record<string, string> };

type Api = Hono<{ Variables: Variables }>;

const PICTURES = "/images/vehicles/";
const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
const API_PREFIXES = [
  "/api/",
  "/public/",
  "/user/",
  "/sandbox/api/",
  "/sandbox/gateway/",
  "/.well-known/",
  "/webhooks/",
];

/** What may be answered without a Request: stored pages and API answers of retailers that are ready. */
export function cachedAnswersOf<Ctx extends RequestContext>(parts: HttpAppParts<Ctx>): CachedAnswers {
  return {
    tenantOf(host) {
      if (parts.readiness.reason() !== undefined) return undefined;
      const tenant = parts.tenants.forHost(host);
      return tenant !== undefined && parts.isPrepared(tenant.id) && parts.isResident(tenant.id)
        ? tenant
        : undefined;
    },
    hit: (asked, tenant) => parts.pages.hit(asked, tenant),
    storedAnswer: (tenant, asked) => parts.storedAnswer(tenant.id, asked),
    correlationId: (own) => validCorrelationId(own, parts.ids),
  };
}

/**
 * The whole HTTP surface as one function from Request to Response. Order:
 * built files, health, endpoints, pages. Every answer carries X-Correlation-Id.
 */
export function createHttpApp<Ctx extends RequestContext>(parts: HttpAppParts<Ctx>) {
  const api = mountEndpoints(parts);
  return async (request: Request): Promise<Response> => {
    const correlationId = correlationIdOf(request, parts.ids);
    try {
      const response = await dispatch(parts, api, { request, correlationId });
      response.headers.set("x-correlation-id", correlationId);
      return response;
    } catch (error) {
      return toErrorResponse(error, correlationId, parts);
    }
  };
}

interface Incoming {
  readonly request: Request;
  readonly correlationId: string;
}

async function dispatch<Ctx extends RequestContext>(
  parts: HttpAppParts<Ctx>,
  api: Api,
  incoming: Incoming,
): Promise<Response> {
  const { request, correlationId } = incoming;
  const pathname = pathOf(request.url);
  if (pathname === "/health") return Response.json({ status: "ok" });
  const waiting = parts.readiness.reason();
  if (pathname === "/ready") {
    const isAway = waiting === undefined && !(await parts.readiness.hasDatabase());
    return ready(isAway ? "waiting: database" : waiting, correlationId);
  }
  if (waiting !== undefined) return ready(waiting, correlationId);
  const file =
    request.method === "GET" || request.method === "HEAD"
      ? await parts.files.respond(request, pathname)
      : undefined;
  if (file !== undefined) return file;
  const host = request.headers.get("host");
  const isApi = API_PREFIXES.some((prefix) => pathname.startsWith(prefix));
  const isPage = !isApi && (request.method === "GET" || request.method === "HEAD");
  const elsewhere = isPage ? parts.tenants.defaultAddress(host, pathAndQuery(request.url)) : undefined;
  if (elsewhere !== undefined) return redirectOf(elsewhere);
  const tenant = parts.tenants.requireHost(host);
  if (!parts.isPrepared(tenant.id)) return ready("starting: store", correlationId);
  await parts.makeResident(tenant.id);
  if (pathname.startsWith(PICTURES)) return servePicture(parts, api, { ...incoming, tenant });
  // No endpoint has a stored page's address, so those need not be looked for.
  if (!isApi && parts.pages.isStored(request, tenant)) return servePage(parts, incoming, tenant);
  const answer = await api.fetch(request, { tenant, correlationId });
  if (!isUnrouted(answer)) return answer;
  if (isApi) return unknownCall(correlationId);
  return servePage(parts, incoming, tenant);
}

/** Not for ever: the flag may be turned off, and the host may become somebody's. */
function redirectOf(location: string): Response {
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
}

function unrouted(): Response {
  return new Response(null, { status: 404, headers: { "x-unrouted": "1" } });
}

function isUnrouted(answer: Response): boolean {
  return answer.status === 404 && answer.headers.get("x-unrouted") !== null;
}

/** Drawings are the same for every tenant; the address is path and question. */
async function servePicture<Ctx extends RequestContext>(
  parts: HttpAppParts<Ctx>,
  api: Api,
  { request, correlationId, tenant }: Incoming & { readonly tenant: TenantEntry },
): Promise<Response> {
  const address = request.url.slice(request.url.indexOf(PICTURES));
  const stored = request.method === "GET" ? parts.pictures.respond(request, address) : undefined;
  if (stored !== undefined) return stored;
  const drawn = await api.fetch(request, { tenant, correlationId });
  if (isUnrouted(drawn)) return unknownCall(correlationId);
  return request.method === "GET" ? parts.pictures.keep(drawn, request, address) : drawn;
}

async function servePage<Ctx extends RequestContext>(
  parts: HttpAppParts<Ctx>,
  { request, correlationId }: Incoming,
  tenant: TenantEntry,
): Promise<Response> {
  if (hasNul(request)) return serveUnreadable(parts, { request, correlationId }, tenant);
  const pathname = pathOf(request.url);
  if (request.method !== "GET" && request.method !== "HEAD" && !takesForms(request.method, pathname)) {
    const message = "This address answers GET only.";
    return errorResponse(405, { code: "method.notAllowed", message, correlationId }, { allow: "GET, HEAD" });
  }
  const { language, path } = splitLanguage(pathname);
  if (path.startsWith("/sandbox") && !parts.hasSandboxDesk(tenant)) return unknownCall(correlationId);
  const translated = parts.translated.in(tenant, language);
  const ctx = parts.makeContext(translated, { kind: "anonymous" }, correlationId);
  // A stored page knows nobody.
  const known = parts.pages.isStored(request, translated)
    ? ctx
    : { ...ctx, caller: callerOf(request, translated.siteOrigin) };
  return parts.pages.serve(request, translated, known);
}

/** What stands in an address for a character that nobody can read (U+FFFD); no page has it. */
const UNREADABLE = "/%EF%BF%BD";

/** An address that the database could not hold names no page, and is answered like every other one that names none. */
async function serveUnreadable<Ctx extends RequestContext>(
  parts: HttpAppParts<Ctx>,
  { request, correlationId }: Incoming,
  tenant: TenantEntry,
): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const path = inLanguage(splitLanguage(pathname).language, UNREADABLE);
  const { headers, signal } = request;
  const method = request.method === "HEAD" ? "HEAD" : "GET";
  const address = `${origin}${path}${pathname.endsWith(".data") ? ".data" : ""}`;
  const asked = { request: new Request(address, { method, headers, signal }), correlationId };
  const page = await servePage(parts, asked, tenant);
  return new Response(page.body, { status: 400, headers: page.headers });
}

/** The pages whose forms are sent to themselves where there is no script; the router refuses other sites' forms. */
function takesForms(method: string, pathname: string): boolean {
  return (
    method === "POST" && /^\/vehicles\/[^/]+\/(?:contact|test-drive)$/u.test(splitLanguage(pathname).path)
  );
}

function mountEndpoints<Ctx extends RequestContext>(parts: HttpAppParts<Ctx>) {
  const app = new Hono<{ Variables: Variables; Bindings: { tenant: TenantEntry; correlationId: string } }>();
  const description = JSON.stringify(openApiDocument(parts.endpoints, parts.version));
  app.get("/openapi.json", () => new Response(description, { headers: JSON_TYPE }));
  const security = new SecurityLog(parts.log);
  const mount = (endpoint: Endpoint<Ctx>, path: string) =>
    app.on(endpoint.method, path, async (c) => {
      if (endpoint.access === "sandbox" && !parts.hasSandboxDesk(c.env.tenant)) return unrouted();
      const call = { request: c.req.raw, params: c.req.param() as Record<string, string> };
      return answerCall(parts, { endpoint, security, ...call, ...c.env });
    });
  for (const endpoint of parts.endpoints) mount(endpoint, endpoint.path);
  // Behind all others, whose words their ids would take.
  for (const endpoint of parts.endpoints) for (const path of endpoint.alsoAt ?? []) mount(endpoint, path);
  app.notFound(unrouted);
  return app as unknown as Api;
}

async function answerCall<Ctx extends RequestContext>(
  parts: HttpAppParts<Ctx>,
  call: {
    readonly endpoint: Endpoint<Ctx>;
    readonly security: SecurityLog;
    readonly request: Request;
    readonly params: Record<string, string>;
    readonly tenant: TenantEntry;
    readonly correlationId: string;
  },
): Promise<Response> {
  const { endpoint, security, request, params, correlationId } = call;
  const tenant = parts.translated.in(call.tenant, acceptedLanguage(request.headers.get("accept-language")));
  const keys = parts.keysOf(tenant.id);
  const watched: WatchedCall = { endpoint, request, correlationId, tenantId: tenant.id, keys };
  try {
    const ctx = await contextOf(parts, tenant, { request, correlationId, access: endpoint.access });
    watched.actor = ctx.actor;
    const onBody = (raw: unknown): void => void (watched.body = raw);
    const response = await callEndpoint(endpoint, ctx, { request, params, onBody });
    security.answered(watched, response);
    return response;
  } catch (error) {
    security.failed(watched, error);
    return toErrorResponse(error, correlationId, { log: parts.log, t: textOf(tenant.config) });
  }
}

async function contextOf<Ctx extends RequestContext>(
  parts: HttpAppParts<Ctx>,
  tenant: TenantEntry,
  { request, correlationId, access }: Incoming & { readonly access: EndpointAccess },
): Promise<Ctx> {
  const caller = callerOf(request, tenant.siteOrigin);
  const anonymous = { ...parts.makeContext(tenant, { kind: "anonymous" }, correlationId), caller };
  const isAnonymous = ["authorization", ORDER_CAPABILITY_HEADER].every((name) => !request.headers.has(name));
  if (access === "own-credentials" || isAnonymous) return anonymous;
  const actor = await parts.authenticate(anonymous, request.headers);
  return { ...parts.makeContext(tenant, actor, correlationId), caller };
}

/** Path without building a URL object; the address of a Request is always absolute and normal. */
function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.indexOf("?", start);
  return end === -1 ? url.slice(start) : url.slice(start, end);
}

function ready(reason: string | undefined, correlationId: string): Response {
  if (reason === undefined) return Response.json({ status: "ready" });
  return errorResponse(
    503,
    { code: "service.notReady", message: reason, correlationId },
    { "retry-after": "1" },
  );
}

function unknownCall(correlationId: string): Response {
  return errorResponse(404, {
    code: "route.notFound",
    message: "We couldn't find that page.",
    correlationId,
  });
}
