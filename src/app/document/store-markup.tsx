import { storeJsonLd } from "#modules/discovery/domain/structured/store-json-ld.ts";
import { JsonLd } from "./json-ld.tsx";
import { useShell } from "../shell/use-shell.ts";

/** The store for search engines; on the landing page. */
export function StoreMarkup() {
  const shell = useShell();
  return <JsonLd data={import.meta.env.SSR && shell !== undefined ? storeJsonLd(shell) : null} />;
}
