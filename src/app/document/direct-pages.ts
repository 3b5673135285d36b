import {
  createContext,
  createStaticHandler,
  type DataRouteObject,
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { encodePageData } from "./page-data.ts";

type BuiltRoutes = ServerBuild["routes"];
type BuiltRoute = NonNullable<BuiltRoutes[string]>;

/** What a page's loaders answered by their routes, once one of them answered for the whole page: the router goes on from it. */
export const directAnswers = createContext<ReadonlyMap<string, Promise<unknown>> | null>(null);

/** A page before it is written. */
export interface LoadedPage {
  readonly context: EntryContext;
  /** The loaders' data in the router's encoding. */
  readonly data: string;
}

/**
 * Pages that anybody may see, loaded without the router's request handler, which makes a dozen addresses, a dozen sets of
 * headers, signals, a timer and a stream for each. It does the same for a page whose loaders answer plain data; whatever else
 * happens (a redirect, a missing page, an error, a status) is the router's to answer. It asks the loaders again after errors only.
 */
export class DirectPages {
  readonly #build: ServerBuild;
  readonly #basename: string;
  readonly #match: EntryContext["staticHandlerContext"]["_match"];
  readonly #modules: EntryContext["routeModules"];
  readonly #handoff: string;

  /** @param build of the routes that an address could name */
  constructor(build: ServerBuild, basename: string) {
    this.#build = build;
    this.#basename = basename;
    const handler = createStaticHandler(treeOf(build.routes), { basename });
    this.#match = (address) => handler.match(address);
    this.#modules = Object.fromEntries(
      Object.values(build.routes).map((route) => [route?.id, route?.module]),
    ) as EntryContext["routeModules"];
    const { future, routeDiscovery, ssr } = build;
    // Nothing in it could end a script.
    this.#handoff = JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode: false });
  }

  /**
   * @returns undefined where the router has to answer
   * @throws what a loader throws
   */
  async load(request: Request, context: RouterContextProvider): Promise<LoadedPage | undefined> {
    const url = new URL(request.url);
    const { pathname } = url;
    const search = url.searchParams.size === 0 ? "" : `?${url.searchParams}`;
    const matches = this.#match(pathname);
    if (matches === null) return undefined;
    const routes = matches.map(({ route }) => this.#build.routes[route.id] as BuiltRoute);
    const params = matches[0]?.params ?? {};
    const loaderData = await loadAll(routes, { request, url, pattern: patternOf(routes), params, context });
    const data = loaderData && encodePageData({ loaderData, actionData: null, errors: null });
    if (loaderData === undefined || data === undefined) return undefined;
    const { assets, future, ssr, routeDiscovery } = this.#build;
    return {
      data,
      context: {
        manifest: assets,
        routeModules: this.#modules,
        staticHandlerContext: {
          basename: this.#basename,
          location: { pathname, search, hash: "", state: null, key: "default", mask: undefined },
          matches,
          loaderData,
          actionData: null,
          errors: null,
          statusCode: 200,
          loaderHeaders: {},
          actionHeaders: {},
          _match: this.#match,
        },
        serverHandoffString: this.#handoff,
        renderMeta: {},
        branches: [],
        future,
        ssr,
        routeDiscovery,
        isSpaMode: false,
      },
    };
  }
}

/** @returns what each loader answers, by its route; undefined where one of them, or of what runs before, answers for itself */
async function loadAll(
  routes: readonly BuiltRoute[],
  asked: LoaderFunctionArgs,
): Promise<Record<string, unknown> | undefined> {
  for (const { module } of routes)
    for (const step of module.middleware ?? [])
      if ((await step(asked, unasked)) !== undefined) return undefined;
  const asking = routes.map(async ({ module }) => module.loader?.(asked));
  const leaveToRouter = () => {
    const known = new Map(routes.map(({ id }, at) => [id, asking[at] as Promise<unknown>]));
    (asked.context as RouterContextProvider).set(directAnswers, known);
  };
  try {
    const answers = await Promise.all(asking);
    if (!answers.some(saysMore))
      return Object.fromEntries(
        routes.flatMap(({ id, module }, at) => (module.loader === undefined ? [] : [[id, answers[at]]])),
      );
    leaveToRouter();
    return undefined;
  } catch (error) {
    if (saysMore(error)) leaveToRouter();
    throw error;
  }
}

/** What a middleware asks the rest of the page by. */
function unasked(): never {
  throw new Error("a middleware of a public page goes on by itself");
}

/** Whether a loader's answer, returned or thrown, has a status or headers: the router's `data()`, or an answer of its own. */
export function saysMore(answer: unknown): boolean {
  return answer instanceof Response || (typeof answer === "object" && answer !== null && "init" in answer);
}

/** As routes write it: `vehicles/:vehicleKey`. */
function patternOf(routes: readonly BuiltRoute[]): string {
  const paths = routes.map(({ path }) => path).filter(Boolean);
  return paths.join("/") || "/";
}

function treeOf(routes: BuiltRoutes, parentId?: string): DataRouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route): DataRouteObject => {
      const { id, path, caseSensitive, index } = route as BuiltRoute;
      const own = { id, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) };
      return index === true ? { ...own, index } : { ...own, children: treeOf(routes, id) };
    });
}
