import { renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { isPaymentDocument } from "#modules/payment-gateways/server/payment-document-policy.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { TextProvider } from "#platform/browser/texts/texts.tsx";
import { findIsland } from "#rendering/find-island.ts";
import { BOOT_SCRIPT } from "#rendering/boot-script.ts";
import { atEndOfBody, deferHydration } from "#rendering/late-hydration.ts";
import { MarkupSlotsProvider } from "#rendering/markup-slots.ts";
import type { Piece } from "#rendering/markup-store.ts";
import type { RenderedDocument } from "#rendering/rendered-document.ts";
import { PageStyles } from "#rendering/styles/page-styles.ts";
import { writtenMarkup } from "#rendering/written-markup.ts";
import { appContext } from "../app-context.ts";
import { themeOf } from "../shell/view/theme-of.ts";
import { dataScript, READER_SOURCE } from "./data-script.ts";
import { HEAD_SOURCE, withHeadScript } from "./head-script-tag.ts";
import { SCRIPT_MARK, scriptSource, takeMarks } from "./own-scripts.ts";
import { markupElement, pageMarkup } from "./page-markup.ts";
import css from "../app.css?inline";
import wholeSheet from "../app.css?url";

const BOOT_SOURCE = scriptSource(BOOT_SCRIPT);
const styles = new PageStyles(css);
/** In development a page holds all of it. */
const SHEET = import.meta.env.DEV ? "" : wholeSheet;

interface WrittenPage {
  readonly url: string;
  /** What the router knows of the page, without its stream. */
  readonly context: EntryContext;
  readonly loadContext: Readonly<RouterContextProvider>;
  /** The loaders' data in the router's encoding. */
  readonly data: string;
  /** Whether the page's code waits for the first touch (0061). */
  readonly isLate: boolean;
}

/**
 * Renders the whole document at once: pages carry no deferred data and caches need the end. A string takes half
 * the time of a stream, so the loaders' data is put behind it here instead of by the router's stream.
 */
export function writeDocument({ url, context, loadContext, data, isLate }: WrittenPage): RenderedDocument {
  const { tenant, themeCss } = loadContext.get(appContext);
  const slots = writtenMarkup.openDocument(tenant);
  const html = renderToString(
    <MarkupSlotsProvider value={slots}>
      <TextProvider value={textOf(tenant)}>
        <ServerRouter
          context={{ ...context, manifest: manifestOf(context, isLate) }}
          nonce={SCRIPT_MARK}
          url={url}
        />
      </TextProvider>
    </MarkupSlotsProvider>,
  );
  const { markup: written, sources } = takeMarks(`<!DOCTYPE html>${html}`);
  // Payment documents run nothing but their own scripts (decision 0149).
  const markup = isPaymentDocument(new URL(url).pathname) ? written : withHeadScript(written);
  const parts: (string | Piece)[] = [];
  // An island has no router that would read the data.
  const isIsland = findIsland(Object.values(context.staticHandlerContext.loaderData)) !== undefined;
  const script = isIsland || data === "" ? "" : dataScript(data);
  const isWhole = context.staticHandlerContext.statusCode === 200;
  const atEnd = isWhole ? `${markupElement(loadContext.get(pageMarkup))}${script}` : script;
  for (const part of isLate
    ? deferHydration(markup, { before: atEnd, code: codeOf(context), sheet: SHEET })
    : atEndOfBody(markup, atEnd))
    slots.fill(part, parts);
  const theme = themeOf({ tenant, themeCss });
  return {
    parts: isLate && SHEET !== "" ? styles.fillCut(parts, theme) : styles.fillWhole(parts, theme),
    scriptSources: [...sources, READER_SOURCE, HEAD_SOURCE, ...(isLate ? [BOOT_SOURCE] : [])],
  };
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
