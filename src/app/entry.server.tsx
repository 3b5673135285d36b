import { renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type ActionFunctionArgs,
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from "react-router";
import { isPaymentDocument } from "#modules/payment-gateways/server/payment-document-policy.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { TextProvider } from "#platform/browser/texts/texts.tsx";
import { isAppError } from "#platform/shared/app-error.ts";
import { MarkupSlotsProvider } from "#rendering/markup-slots.ts";
import { appContext } from "./app-context.ts";
import { dataScript, READER_SOURCE } from "./document/data-script.ts";
import { atEndOfBody, BOOT_SCRIPT, deferHydration } from "#rendering/late-hydration.ts";
import type { Piece } from "#rendering/markup-store.ts";
import { SCRIPT_MARK, scriptSource, takeMarks } from "./document/own-scripts.ts";
import { comesAliveLate, renderedDocument } from "#rendering/rendered-document.ts";
import { writtenMarkup } from "#rendering/written-markup.ts";
import { HEAD_SOURCE, withHeadScript } from "./document/head-script-tag.ts";
import { markupElement, pageMarkup } from "./document/page-markup.ts";
import { themeOf } from "./shell/view/theme-of.ts";
import { findIsland } from "#rendering/find-island.ts";
import { PageStyles } from "#rendering/styles/page-styles.ts";
import css from "./app.css?inline";
import wholeSheet from "./app.css?url";

const BOOT_SOURCE = scriptSource(BOOT_SCRIPT);
const styles = new PageStyles(css);
/** In development a page holds all of it. */
const SHEET = import.meta.env.DEV ? "" : wholeSheet;

/**
 * Renders the whole document at once: pages carry no deferred data and caches need the end. A string takes half
 * the time of a stream, so the loaders' data is put behind it here instead of by the router's stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const { serverHandoffStream: stream, ...context } = routerContext;
  const isLate = status === 200 && loadContext.get(comesAliveLate);
  const island = findIsland(Object.values(context.staticHandlerContext.loaderData));
  // An island has no router that would read the data.
  const data = stream === undefined || island !== undefined ? "" : dataScript(await readAll(stream));
  const { tenant, themeCss } = loadContext.get(appContext);
  const slots = writtenMarkup.openDocument(tenant);
  const html = renderToString(
    <MarkupSlotsProvider value={slots}>
      <TextProvider value={textOf(tenant)}>
        <ServerRouter
          context={{ ...context, manifest: manifestOf(context, isLate) }}
          nonce={SCRIPT_MARK}
          url={request.url}
        />
      </TextProvider>
    </MarkupSlotsProvider>,
  );
  const { markup: written, sources } = takeMarks(`<!DOCTYPE html>${html}`);
  // Payment documents run nothing but their own scripts (decision 0149).
  const markup = isPaymentDocument(new URL(request.url).pathname) ? written : withHeadScript(written);
  const parts: (string | Piece)[] = [];
  const atEnd = status === 200 ? `${markupElement(loadContext.get(pageMarkup))}${data}` : data;
  for (const part of isLate
    ? deferHydration(markup, { before: atEnd, code: codeOf(context), sheet: SHEET })
    : atEndOfBody(markup, atEnd))
    slots.fill(part, parts);
  const theme = themeOf({ tenant, themeCss });
  const scriptSources = [...sources, READER_SOURCE, HEAD_SOURCE, ...(isLate ? [BOOT_SOURCE] : [])];
  (loadContext as RouterContextProvider).set(renderedDocument, {
    parts: isLate && SHEET !== "" ? styles.fillCut(parts, theme) : styles.fillWhole(parts, theme),
    scriptSources,
  });
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(null, { status, headers });
}

type Manifest = EntryContext["manifest"];

const manifests = new Map<string, Manifest>();

/**
 * The routes of one page instead of all of them, which the router would turn into a tree each time. Late pages
 * preload nothing (0061), so their routes name nothing to preload either.
 */
function manifestOf({ manifest, staticHandlerContext }: EntryContext, isLate: boolean): Manifest {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const key = `${isLate} ${ids.join(" ")}`;
  const known = import.meta.env.DEV ? undefined : manifests.get(key);
  if (known !== undefined) return known;
  const routes: Manifest["routes"] = {};
  for (const id of ids) {
    const route = manifest.routes[id];
    if (route !== undefined) routes[id] = isLate ? { ...route, imports: [] } : route;
  }
  const made = { ...manifest, routes, ...(isLate && { entry: { ...manifest.entry, imports: [] } }) };
  manifests.set(key, made);
  return made;
}

const files = new Map<string, readonly string[]>();

/** Addresses of everything that a page's code is made of: late pages load all of it at once. */
function codeOf({ manifest, staticHandlerContext }: EntryContext): readonly string[] {
  if (import.meta.env.DEV) return [];
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const key = ids.join(" ");
  let known = files.get(key);
  if (known === undefined) {
    const routes = ids.map((id) => manifest.routes[id]).filter((route) => route !== undefined);
    const modules = routes.flatMap(({ module, clientLoaderModule, clientMiddlewareModule, imports = [] }) => [
      module,
      clientLoaderModule ?? module,
      clientMiddlewareModule ?? module,
      ...imports,
    ]);
    known = [...new Set([...manifest.entry.imports, manifest.entry.module, ...modules, manifest.url])];
    files.set(key, known);
  }
  return known;
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  for (let next = await reader.read(); !next.done; next = await reader.read())
    text += decoder.decode(next.value, { stream: true });
  return text;
}

/** Writes surprises to the log; expected answers (404, refused input) and canceled requests are not surprises. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || isAppError(error) || isRouteErrorResponse(error)) return;
  const { log } = (context as Readonly<RouterContextProvider>).get(appContext);
  log.error("page failed", {
    error: error instanceof Error ? error.message : "not an error",
    ...(error instanceof Error && error.stack ? { stack: error.stack } : {}),
  });
}
