import { tenantText } from "#modules/tenancy/domain/tenant-text.ts";
import type { FacetName } from "#modules/search-index/domain/facets.ts";
import { parseSearchQuery } from "#modules/search-index/domain/search-query.ts";
import { searchMessages } from "#modules/vehicle-search/messages.ts";
import { defaultSortOf, searchVehiclesJson } from "#modules/vehicle-search/server/search-vehicles.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { PersonalChoices } from "../domain/terms/personal-choices.ts";
import { openSignedTerms } from "./signed-terms.ts";
import { columnsOf } from "./internal/payment-columns.ts";
import { paymentsBy } from "./internal/payments-by.ts";
import type { TermsContext } from "./terms-context.ts";

interface PersonalQuestion {
  /** Query string of the search, without `?`. */
  readonly query: string;
  /** As they were signed. */
  readonly terms: string;
  readonly choices: PersonalChoices;
  /** Facets to count; all when left out. */
  readonly facets?: readonly FacetName[] | undefined;
}

/** Wishes of one person's terms whose payments are worked out for a whole stock. */
const WISHES_PER_HOUR = 240;

/**
 * The search of everybody by what one person would pay, as JSON in bytes (OP-32, PQ-11): cars that nobody finances come last in
 * the order by payment and fall out of a filter by it. Works on signed terms alone and never learns whose they are.
 * @throws AppError invalid `search.termsNotValid`; limited `search.tooManyTerms`
 */
export async function searchPersonally(
  ctx: TermsContext,
  question: PersonalQuestion,
): Promise<Uint8Array<ArrayBuffer>> {
  const { terms: signed, choices, facets: counted } = question;
  const terms = openSignedTerms(ctx, signed);
  if (terms === null) throw termsNotValid(ctx);
  const { vehicleSearch, tenantId } = ctx;
  const { key, paymentOf } = paymentsBy(ctx, { terms, choices });
  const { index } = vehicleSearch.stock(tenantId);
  const columns = columnsOf(vehicleSearch);
  const name = `${tenantId} ${key}`;
  if (!columns.has({ name, index })) await limitWishes(ctx, signed);
  const column = await columns.column({ name, index, paymentOf });
  // Loaded anew meanwhile: its rows are others.
  if (vehicleSearch.stock(tenantId).index !== column.index) return searchPersonally(ctx, question);
  const query = parseSearchQuery(new URLSearchParams(question.query), defaultSortOf(ctx));
  const { bytes } = await searchVehiclesJson(ctx, query, { counted, payments: column.payments });
  return bytes;
}

/** Every new wish is work for a whole stock: whoever tries thousands is none who looks for a car. */
async function limitWishes(ctx: TermsContext, signed: string): Promise<void> {
  const limit = { bucket: "personal-search", key: signed, limit: WISHES_PER_HOUR, windowSeconds: 3600 };
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, limit);
  if (allowed) return;
  const message = tenantText(ctx.tenant, searchMessages, "search.tooManyTerms");
  throw new AppError("limited", { code: "search.tooManyTerms", message, retryAfterSeconds });
}

function termsNotValid(ctx: TermsContext): AppError {
  const message = tenantText(ctx.tenant, searchMessages, "search.termsNotValid");
  return new AppError("invalid", { code: "search.termsNotValid", message, fields: { terms: message } });
}
