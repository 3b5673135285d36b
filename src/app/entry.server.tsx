import { renderToReadableStream } from "react-dom/server";
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

/** Renders the whole document before answering: pages carry no deferred data, and caches need the end. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  let answered = status;
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: request.signal,
    onError: () => {
      answered = 500;
    },
  });
  await stream.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : stream, { status: answered, headers });
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
