import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { appContext, type AppLoadContext } from "./app-context.ts";

const handle = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE);

/** Renders one document or answers one client navigation (`.data`); the only export of the server bundle. */
export async function render(request: Request, context: AppLoadContext): Promise<Response> {
  const provider = new RouterContextProvider();
  provider.set(appContext, context);
  return handle(request, provider);
}
