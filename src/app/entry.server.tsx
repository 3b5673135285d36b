import { renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type ActionFunctionArgs,
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from "react-router";
import { isAppError } from "#platform/shared/app-error.ts";
import { appContext } from "./app-context.ts";
import { islandOf } from "./island-of.ts";
import { renderedDocument } from "./rendered-document.ts";

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
  const island = islandOf(Object.values(context.staticHandlerContext.loaderData));
  // An island has no router that would read the data.
  const data = stream === undefined || island !== undefined ? "" : dataScript(await textOf(stream));
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  (loadContext as RouterContextProvider).set(renderedDocument, [`<!DOCTYPE html>${html}`, data]);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(null, { status, headers });
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  for (let next = await reader.read(); !next.done; next = await reader.read())
    text += decoder.decode(next.value, { stream: true });
  return text;
}

/** What the browser's router reads first; the name is its own. `<` and `&` would end or change the script. */
function dataScript(text: string): string {
  const literal = JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, escaped);
  const controller = "window.__reactRouterContext.streamController";
  return `<script>${controller}.enqueue(${literal});${controller}.close();</script>`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Writes surprises to the log; expected answers (404, refused input) and cancelled requests are not surprises. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || isAppError(error) || isRouteErrorResponse(error)) return;
  const { log } = (context as Readonly<RouterContextProvider>).get(appContext);
  log.error("page failed", {
    error: error instanceof Error ? error.message : "not an error",
    ...(error instanceof Error && error.stack ? { stack: error.stack } : {}),
  });
}
