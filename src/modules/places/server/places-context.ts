import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { ZipDirectory } from "./zip-directory.ts";

/** What looking up addresses needs. */
export type PlacesContext = RequestContext & { readonly geo: ZipDirectory };
