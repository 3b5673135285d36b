import {
  isRouteErrorResponse,
  type ActionFunctionArgs,
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from "react-router";
import { isAppError } from "#platform/shared/app-error.ts";
import { comesAliveLate, renderedDocument } from "#rendering/rendered-document.ts";
import { appContext } from "./app-context.ts";
import { writeDocument } from "./document/write-document.tsx";

/** Documents that the router answers: pages of one's own, and whatever is no plain page (`direct-pages.ts`). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const { serverHandoffStream: stream, ...context } = routerContext;
  const data = stream === undefined ? "" : await readAll(stream);
  const isLate = status === 200 && loadContext.get(comesAliveLate);
  const document = writeDocument({ url: request.url, context, loadContext, data, isLate });
  (loadContext as RouterContextProvider).set(renderedDocument, document);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(null, { status, headers });
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
