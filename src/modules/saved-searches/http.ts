import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { savedSearchId, savedSearchSchema } from "./domain/saved-search-schema.ts";
import { deleteSearch } from "./server/delete-search.ts";
import { listSavedSearches } from "./server/list-saved-searches.ts";
import { openSavedSearch } from "./server/open-saved-search.ts";
import { saveSearch } from "./server/save-search.ts";
import type { SavedSearchesContext } from "./server/saved-searches-context.ts";
import { stopSearchMails } from "./server/stop-search-mails.ts";

const view = v.object({
  id: v.string(),
  name: v.string(),
  search: v.string(),
  notify: v.boolean(),
  total: v.number(),
  newCount: v.number(),
  createdAt: v.string(),
});
const token = v.object({ token: v.pipe(v.string(), v.maxLength(64)) });
const done = (): Response => new Response(null, { status: 204 });

export const savedSearchesEndpoints = [
  endpoint<SavedSearchesContext>()({
    method: "GET",
    path: "/api/saved-searches",
    access: "account",
    summary: "One's saved searches with what they find and what is new (SRCH-08)",
    response: v.object({ searches: v.array(view) }),
    handle: (ctx) => listSavedSearches(ctx),
  }),
  endpoint<SavedSearchesContext>()({
    method: "PUT",
    path: "/api/saved-searches/:id",
    access: "account",
    summary: "Saves a search under an id of the caller's making, renames it, or turns its e-mails on and off",
    params: savedSearchId,
    body: savedSearchSchema,
    response: view,
    handle: (ctx, { params, body }) => saveSearch(ctx, { ...body, ...params }),
  }),
  endpoint<SavedSearchesContext>()({
    method: "POST",
    path: "/api/saved-searches/:id/looked",
    access: "account",
    summary: "What a saved search finds has been seen",
    params: savedSearchId,
    handle: async (ctx, { params }) => {
      await openSavedSearch(ctx, params);
      return done();
    },
  }),
  endpoint<SavedSearchesContext>()({
    method: "DELETE",
    path: "/api/saved-searches/:id",
    access: "account",
    summary: "Deletes a saved search",
    params: savedSearchId,
    handle: async (ctx, { params }) => {
      await deleteSearch(ctx, params);
      return done();
    },
  }),
  endpoint<SavedSearchesContext>()({
    method: "POST",
    path: "/public/saved-searches/stop/:token",
    access: "public",
    summary: "Stops the e-mails about saved searches: what `List-Unsubscribe` names (RFC 8058)",
    params: token,
    handle: async (ctx, { params }) => {
      await stopSearchMails(ctx, params);
      return done();
    },
  }),
  endpoint<SavedSearchesContext>()({
    method: "GET",
    path: "/public/saved-searches/stop/:token",
    access: "public",
    summary:
      "Where mail programs take people who click: to the page with the button, because looking stops nothing",
    params: token,
    handle: async (_ctx, { params }) =>
      new Response(null, {
        status: 303,
        headers: { location: `/saved-searches/stop/${encodeURIComponent(params.token)}` },
      }),
  }),
];
