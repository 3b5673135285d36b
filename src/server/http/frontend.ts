import { existsSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { AppLoadContext } from "#app/app-context.ts";
import type { Rendered, RenderOptions, prerenderCards } from "#app/render.ts";
import { StaticFiles } from "../pages/static-files.ts";

const root = path.resolve(import.meta.dirname, "../../..");

type Render = (request: Request, ctx: AppLoadContext, options: RenderOptions) => Promise<Rendered>;

/** The pages: the built bundle, or Vite's live one while developing. */
export interface Frontend {
  readonly render: Render;
  /** Undefined while developing, where markup changes with the source. */
  readonly prerenderCards: typeof prerenderCards | undefined;
  readonly files: StaticFiles;
  /** Development only: answers requests for source modules, passes on all others. */
  readonly middleware:
    | ((request: IncomingMessage, response: ServerResponse, next: () => void) => void)
    | undefined;
  close(): Promise<void>;
}

/** Loads the server bundle. Throws when nothing has been built. */
export async function openFrontend(dev: boolean, server: Server): Promise<Frontend> {
  if (dev) return openDevFrontend(server);
  const bundle = path.join(root, "build/server/render.js");
  if (!existsSync(bundle)) throw new Error("nothing is built yet: run npm run build");
  const built = (await import(pathToFileURL(bundle).href)) as typeof import("#app/render.ts");
  return {
    render: built.render,
    prerenderCards: built.prerenderCards,
    files: new StaticFiles(path.join(root, "build/client")),
    middleware: undefined,
    close: () => Promise.resolve(),
  };
}

/** Vite inside our own server: pages render from source, and edits reach the browser by themselves. */
async function openDevFrontend(server: Server): Promise<Frontend> {
  // What is loaded from here on is Vite's: the files of its configuration come and go, and each would start the server anew.
  // oxlint-disable-next-line node/no-process-env -- A word to Node.js, which has no other door for it; no setting.
  delete process.env["WATCH_REPORT_DEPENDENCIES"];
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, ws: { server }, allowedHosts: [".localhost"] },
  });
  return {
    render: async (request, ctx, options) => {
      const { render } = (await vite.ssrLoadModule("/src/app/render.ts")) as { render: Render };
      return render(request, ctx, options);
    },
    prerenderCards: undefined,
    files: new StaticFiles(path.join(root, "public")),
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
