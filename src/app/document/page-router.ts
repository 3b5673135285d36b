import {
  createRequestHandler,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { renderedDocument, type RenderedDocument } from "#rendering/rendered-document.ts";
import { appContext } from "../app-context.ts";
import { DirectPages, directAnswers, saysMore, type LoadedPage } from "./direct-pages.ts";

/** An answer of the router. */
export interface Rendered {
  /** Status and headers; also the body, unless it is a document. */
  readonly response: Response;
  /** Null for `.data` and redirects. */
  readonly document: RenderedDocument | null;
}

interface PageRouterParts {
  /** Of the pages that an address could name. */
  readonly build: ServerBuild;
  /** Of these pages: `/`, or a language's. */
  readonly basename: string;
  /** Makes a document of a loaded page. */
  readonly write: (page: LoadedPage, request: Request, context: RouterContextProvider) => RenderedDocument;
}

/** Pages of one kind: those that anybody may see come directly (0814), all others and whatever fails there from the router. */
export class PageRouter {
  readonly #parts: PageRouterParts;
  readonly #direct: DirectPages;
  readonly #answer: ReturnType<typeof createRequestHandler>;
  /** A fault of the direct way would be told with every page otherwise. */
  #hasTold = false;

  constructor(parts: PageRouterParts) {
    const { build, basename } = parts;
    this.#parts = parts;
    this.#direct = new DirectPages(build, basename);
    this.#answer = createRequestHandler(
      { ...build, basename, routes: knowingAnswers(build.routes) },
      import.meta.env.MODE,
    );
  }

  /** @param mayComeDirectly whether anybody may see the page, by its address */
  async render(
    request: Request,
    context: RouterContextProvider,
    mayComeDirectly: boolean,
  ): Promise<Rendered> {
    const { document, fault } = mayComeDirectly ? await this.#directly(request, context) : NOTHING;
    if (document !== undefined) return { response: new Response(null), document };
    const response = await this.#answer(request, context);
    if (fault !== undefined && response.status < 500) this.#tell(fault, context);
    return { response, document: context.get(renderedDocument) };
  }

  async #directly(request: Request, context: RouterContextProvider): Promise<Directly> {
    try {
      const page = await this.#direct.load(request, context);
      return page === undefined ? NOTHING : { document: this.#parts.write(page, request, context) };
    } catch (error) {
      // What the page answers with, a missing car or a redirect, is no fault.
      return saysMore(error) ? NOTHING : { fault: error };
    }
  }

  /** Of a page that the router could answer; what fails there too is told there (`entry.server.tsx`). */
  #tell(fault: unknown, context: RouterContextProvider): void {
    if (this.#hasTold) return;
    this.#hasTold = true;
    context.get(appContext).log.error("a page could not be loaded directly, the router answered", {
      error: fault instanceof Error ? fault.name : "not an error",
      // Its message may quote the address.
      ...(fault instanceof Error && { stack: framesOf(fault) }),
    });
  }
}

interface Directly {
  readonly document?: RenderedDocument;
  readonly fault?: unknown;
}

const NOTHING: Directly = {};

function framesOf({ stack = "" }: Error): string {
  const lines = stack.split("\n").filter((line) => line.trimStart().startsWith("at "));
  return lines.slice(0, 12).join("\n");
}

/** Routes whose loaders are not asked again for what they have answered directly. */
function knowingAnswers(routes: ServerBuild["routes"]): ServerBuild["routes"] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const loader = route?.module.loader;
      if (route === undefined || loader === undefined) return [id, route];
      const known = (asked: LoaderFunctionArgs): unknown =>
        (asked.context as Readonly<RouterContextProvider>).get(directAnswers)?.get(id) ?? loader(asked);
      return [id, { ...route, module: { ...route.module, loader: known as typeof loader } }];
    }),
  );
}
