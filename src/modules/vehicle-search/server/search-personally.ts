import { tenantText } from "#modules/tenancy/domain/tenant-text.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { FacetName } from "../domain/facets.ts";
import type { SearchChoices } from "../domain/search-choices-schema.ts";
import { parseSearchQuery } from "../domain/search-query.ts";
import { searchMessages } from "../messages.ts";
import { makeSearchView } from "./internal/search-view.ts";
import type { PersonalSearchContext } from "./search-context.ts";
import { defaultSortOf } from "./search-vehicles.ts";

interface PersonalQuestion {
  /** Query string of the search, without `?`. */
  readonly query: string;
  /** As they were signed. */
  readonly terms: string;
  readonly choices: SearchChoices;
  /** Facets to count; all when left out. */
  readonly facets?: readonly FacetName[] | undefined;
}

/** Wishes of one person's terms whose payments are worked out for a whole stock. */
const WISHES_PER_HOUR = 240;

/**
 * The search of everybody by what one person would pay, as JSON text (OP-32, PQ-11): cars that nobody finances come last in
 * the order by payment and fall out of a filter by it. Works on signed terms alone and never learns whose they are.
 * @throws AppError invalid `search.termsNotValid`; limited `search.tooManyTerms`
 */
export async function searchPersonally(
  ctx: PersonalSearchContext,
  question: PersonalQuestion,
): Promise<string> {
  const { terms, choices, facets: counted } = question;
  const personal = ctx.personalTerms.open(ctx, { terms, choices });
  if (personal === null) throw termsNotValid(ctx);
  const { vehicleSearch } = ctx;
  const { index } = vehicleSearch.stock(ctx.tenantId);
  const name = `${ctx.tenantId} ${personal.key}`;
  if (!vehicleSearch.payments.has({ name, index })) await limitWishes(ctx, terms);
  const column = await vehicleSearch.payments.column({ name, index, paymentOf: personal.paymentOf });
  const stock = vehicleSearch.stock(ctx.tenantId);
  // Loaded anew meanwhile: its rows are others.
  if (stock.index !== column.index) return searchPersonally(ctx, question);
  const query = parseSearchQuery(new URLSearchParams(question.query), defaultSortOf(ctx));
  const { view, cards } = makeSearchView(ctx, query, { counted, payments: column.payments });
  return stock.json.write(view, cards);
}

/** Every new wish is work for a whole stock: whoever tries thousands is none who looks for a car. */
async function limitWishes(ctx: PersonalSearchContext, terms: string): Promise<void> {
  const limit = { bucket: "personal-search", key: terms, limit: WISHES_PER_HOUR, windowSeconds: 3600 };
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, limit);
  if (allowed) return;
  const message = tenantText(ctx.tenant, searchMessages, "search.tooManyTerms");
  throw new AppError("limited", { code: "search.tooManyTerms", message, retryAfterSeconds });
}

function termsNotValid(ctx: PersonalSearchContext): AppError {
  const message = tenantText(ctx.tenant, searchMessages, "search.termsNotValid");
  return new AppError("invalid", { code: "search.termsNotValid", message, fields: { terms: message } });
}
