import type { IslandScripts } from "#tools/vite/island-entry.ts";

/** The scripts that a page starts instead of the router: its loader answers them as `island` (decision 0038). */
export function findIsland(loaderData: Iterable<unknown>): IslandScripts | undefined {
  for (const data of loaderData) {
    if (typeof data === "object" && data !== null && "island" in data) return data.island as IslandScripts;
  }
  return undefined;
}
