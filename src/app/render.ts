import { RouterContextProvider, type ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { inLanguage, type Language, splitLanguage } from "#platform/shared/texts/language.ts";
import { appContext, type AppLoadContext } from "./app-context.ts";
import { PageRouter, type Rendered } from "./document/page-router.ts";
import { writeDocument } from "./document/write-document.tsx";
import { firstParts, routesBelow } from "./routes-below.ts";
import { comesAliveLate } from "#rendering/rendered-document.ts";

const built = build as unknown as ServerBuild;

const parts = firstParts(built.routes);
const routers = new Map<string, PageRouter>();

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
function routerOf(language: Language, path: string): PageRouter {
  const part = firstPartOf(path);
  const key = `${language}/${part ?? "*"}`;
  let known = routers.get(key);
  if (known === undefined) {
    const routes = part === undefined ? built.routes : routesBelow(built.routes, part);
    const basename = inLanguage(language, "/");
    known = new PageRouter({
      build: { ...built, basename, routes },
      basename,
      write: (page, { url }, loadContext) => writeDocument({ url, loadContext, isLate: true, ...page }),
    });
    routers.set(key, known);
  }
  return known;
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
  return routerOf(language, path).render(request, provider, late && !path.endsWith(".data"));
}

export type { Rendered };
export { prerenderCards } from "./document/prerender-cards.tsx";
