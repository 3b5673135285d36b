import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { appContext, type AppLoadContext } from "./app-context.ts";
import type { DocumentParts } from "./late-hydration.ts";
import { renderedDocument } from "./rendered-document.ts";

const handle = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE);

/** An answer of the router. */
export interface Rendered {
  /** Status and headers; also the body, unless it is a document. */
  readonly response: Response;
  /** The document: markup, then what belongs before the end of its body. Null for `.data` and redirects. */
  readonly document: DocumentParts | null;
}

/** Renders one document or answers one client navigation (`.data`); the only export of the server bundle. */
export async function render(request: Request, context: AppLoadContext): Promise<Rendered> {
  const provider = new RouterContextProvider();
  provider.set(appContext, context);
  const response = await handle(request, provider);
  return { response, document: provider.get(renderedDocument) };
}
