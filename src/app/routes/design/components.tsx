import { data } from "react-router";
import type { Route } from "./+types/components";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";
import { Gallery } from "#design-system/gallery/gallery.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  if (!ctx.sandbox) throw data(null, 404);
  return { meta: pageMeta(ctx, request, { page: "landing", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** Every component in the brand of this host; exists beside the sandbox desk only. */
export default function ComponentsRoute() {
  return <Gallery />;
}
