import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { inLanguage, type Language, LANGUAGES, splitLanguage } from "#platform/shared/texts/language.ts";
import { appContext, type AppLoadContext } from "./app-context.ts";
import { comesAliveLate, renderedDocument, type RenderedDocument } from "#rendering/rendered-document.ts";

const built = build as unknown as ServerBuild;
/** The same routes under another first part of the address (decision 0174). */
const handlers = Object.fromEntries(
  LANGUAGES.map((language) => {
    const basename = inLanguage(language, "/");
    return [language, createRequestHandler({ ...built, basename }, import.meta.env.MODE)];
  }),
) as Readonly<Record<Language, ReturnType<typeof createRequestHandler>>>;

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
  const { language } = splitLanguage(new URL(request.url).pathname);
  const response = await handlers[language](request, provider);
  return { response, document: provider.get(renderedDocument) };
}

export { prerenderCards } from "./document/prerender-cards.tsx";
