import { listForSale, partsForSale } from "./list-for-sale.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { pageXml, sitemapIndexXml, URLSET_END, URLSET_START } from "../domain/sitemap-xml.ts";
import type { DiscoveryContext } from "./discovery-context.ts";
import { listLandingPages } from "./list-landing-pages.ts";

/** Vehicles of one part, each in every language; the protocol allows 50,000 addresses and 50 MB. */
const PART_SIZE = 10_000;
const READ_AT_ONCE = 1_000;

/** The list of a store's sitemaps: its pages, and its vehicles in parts that know when they changed. */
export async function writeSitemapIndex(ctx: DiscoveryContext, origin: string): Promise<string> {
  const parts = await partsForSale(ctx, { size: PART_SIZE });
  return sitemapIndexXml([
    { url: `${origin}/sitemap.xml?part=pages` },
    ...parts.map(({ updatedAt }, at) => ({
      url: `${origin}/sitemap.xml?part=vehicles-${at + 1}`,
      lastModified: updatedAt,
    })),
  ]);
}

/** @throws AppError not-found `sitemap.notFound` */
export async function writeSitemapPart(
  ctx: DiscoveryContext,
  { origin, part }: { readonly origin: string; readonly part: string },
): Promise<AsyncIterable<string>> {
  if (part === "pages") return pages(ctx, origin);
  const at = Number(/^vehicles-([1-9]\d{0,4})$/.exec(part)?.[1] ?? 0) - 1;
  const known = at < 0 ? undefined : (await partsForSale(ctx, { size: PART_SIZE }))[at];
  if (known === undefined) {
    throw new AppError("not-found", { code: "sitemap.notFound", message: "We couldn't find that sitemap." });
  }
  return vehicles(ctx, { origin, afterId: known.afterId });
}

async function* pages(ctx: DiscoveryContext, origin: string): AsyncGenerator<string> {
  yield URLSET_START;
  yield listLandingPages(ctx)
    .map((path) => pageXml({ origin, path }))
    .join("");
  yield URLSET_END;
}

/** Read and sent piece by piece, so that no part of a large stock is ever held as a whole. */
async function* vehicles(
  ctx: DiscoveryContext,
  { origin, afterId }: { readonly origin: string; readonly afterId: string },
): AsyncGenerator<string> {
  yield URLSET_START;
  let after: string | null = afterId;
  for (let read = 0; after !== null && read < PART_SIZE; read += READ_AT_ONCE) {
    const { vehicles: found, nextId } = await listForSale(ctx, { afterId: after, limit: READ_AT_ONCE });
    yield found
      .map(({ key, updatedAt }) =>
        pageXml({ origin, path: `/vehicles/${encodeURIComponent(key)}`, lastModified: updatedAt }),
      )
      .join("");
    after = nextId;
  }
  yield URLSET_END;
}
