import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { inLanguage, type Language, splitLanguage } from "#platform/shared/texts/language.ts";
import { appContext, type AppLoadContext } from "./app-context.ts";
import { DirectPages } from "./document/direct-pages.ts";
import { writeDocument } from "./document/write-document.tsx";
import { firstParts, routesBelow } from "./routes-below.ts";
import { comesAliveLate, renderedDocument, type RenderedDocument } from "#rendering/rendered-document.ts";

const built = build as unknown as ServerBuild;

/** Of the pages that an address could name. */
interface Router {
  readonly answer: ReturnType<typeof createRequestHandler>;
  readonly direct: DirectPages;
}

const parts = firstParts(built.routes);
const routers = new Map<string, Router>();

/** Undefined where only the router could say: unknown words, other spellings of known ones, data of `/search.data`. */
function firstPartOf(path: string): string | undefined {
  const [, first = ""] = path.split("/");
  return parts.has(first) && (first !== "" || path === "/") ? first : undefined;
}

/**
 * The router of the pages that an address could name. Out of all of them it would find one by trying each, several times a
 * request; those that begin with another word can't be it.
 * @param path without its language, the same routes stand below each (decision 0174)
 */
function routerOf(language: Language, path: string): Router {
  const part = firstPartOf(path);
  const key = `${language}/${part ?? "*"}`;
  let known = routers.get(key);
  if (known === undefined) {
    const routes = part === undefined ? built.routes : routesBelow(built.routes, part);
    const basename = inLanguage(language, "/");
    const build = { ...built, basename, routes };
    known = {
      answer: createRequestHandler(build, import.meta.env.MODE),
      direct: new DirectPages(build, basename),
    };
    routers.set(key, known);
  }
  return known;
}

/** An answer of the router. */
export interface Rendered {
  /** Status and headers; also the body, unless it is a document. */
  readonly response: Response;
  /** Null for `.data` and redirects. */
  readonly document: RenderedDocument | null;
}

export interface RenderOptions {
  /** Whether the page may wait for the first touch before its code is loaded (0061). */
  readonly late: boolean;
}

/** Renders one document or answers one client navigation (`.data`). */
export async function render(
  request: Request,
  context: AppLoadContext,
  { late }: RenderOptions,
): Promise<Rendered> {
  const provider = new RouterContextProvider();
  provider.set(appContext, context);
  provider.set(comesAliveLate, late);
  const { language, path } = splitLanguage(new URL(request.url).pathname);
  const router = routerOf(language, path);
  const document =
    late && !path.endsWith(".data") ? await writeDirectly(router, request, provider) : undefined;
  if (document !== undefined) return { response: new Response(null), document };
  const response = await router.answer(request, provider);
  return { response, document: provider.get(renderedDocument) };
}

/** @returns undefined where the router has to answer, which finds the same errors and knows what they mean */
async function writeDirectly(
  { direct }: Router,
  request: Request,
  loadContext: RouterContextProvider,
): Promise<RenderedDocument | undefined> {
  try {
    const page = await direct.load(request, loadContext);
    return page && writeDocument({ url: request.url, loadContext, isLate: true, ...page });
  } catch {
    return undefined;
  }
}

export { prerenderCards } from "./document/prerender-cards.tsx";
