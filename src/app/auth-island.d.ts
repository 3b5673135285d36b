/** Made by tools/vite/island-entry.ts. */
declare module "virtual:auth-island" {
  import type { IslandScripts } from "#tools/vite/island-entry.ts";
  export const island: IslandScripts;
}

/** Made by tools/vite/island-entry.ts. */
declare module "virtual:payment-island" {
  import type { IslandScripts } from "#tools/vite/island-entry.ts";
  export const island: IslandScripts;
}
