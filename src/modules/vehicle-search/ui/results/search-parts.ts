import { quietPart } from "#platform/browser/late-part.ts";

const load = {
  groups: async () => (await import("../filters/filter-groups.tsx")).FilterGroups,
  zip: async () => (await import("../filters/zip-editor.tsx")).ZipEditor,
  distance: async () => (await import("../filters/zip-editor.tsx")).DistanceSelect,
  legend: async () => (await import("#modules/inventory/ui/badges/badge-legend.tsx")).BadgeLegend,
  none: async () => (await import("./no-matches.tsx")).NoMatches,
  pages: async () => (await import("#design-system/pagination.tsx")).Pagination,
};
const { SSR } = import.meta.env;

/**
 * Parts of the results page that documents bring along and that work without script: links, native details, and
 * controls of the one form. Browsers load their code after the page has come alive (decision 0165).
 */
export const FilterGroups = SSR ? await load.groups() : quietPart(load.groups);
export const ZipEditor = SSR ? await load.zip() : quietPart(load.zip);
export const DistanceSelect = SSR ? await load.distance() : quietPart(load.distance);
export const BadgeLegend = SSR ? await load.legend() : quietPart(load.legend);
export const NoMatches = SSR ? await load.none() : quietPart(load.none);
export const Pagination = SSR ? await load.pages() : quietPart(load.pages);
