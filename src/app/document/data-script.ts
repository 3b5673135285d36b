import { scriptSource } from "./own-scripts.ts";

const ID = "page-data";
const controller = "window.__reactRouterContext.streamController";

/** Hands the data to the browser's router, whose own name this is; the same on every page. */
const READER = `${controller}.enqueue(document.getElementById("${ID}").textContent);${controller}.close()`;

export const READER_SOURCE = scriptSource(READER);

/**
 * The loaders' data as data: it is never run, so no policy has to allow it.
 * @param text the router's own encoding, in which `<` stands only inside JSON strings
 */
export function dataScript(text: string): string {
  const data = text.replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${ID}">${data}</script><script>${READER}</script>`;
}
