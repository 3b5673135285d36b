import { Scripts, ScrollRestoration, useMatches } from "react-router";
import { findIsland } from "#rendering/find-island.ts";

/** Starts the browser code of a document: the router's, or the island that a page's loader names instead. */
export function BootScripts() {
  const island = findIsland(useMatches().map(({ loaderData }) => loaderData));
  if (island === undefined) {
    return (
      <>
        <ScrollRestoration />
        <Scripts />
      </>
    );
  }
  return (
    <>
      {island.preloads.map((href) => (
        <link href={href} key={href} rel="modulepreload" />
      ))}
      {island.scripts.map((src) => (
        <script key={src} src={src} type="module" />
      ))}
    </>
  );
}
