import type { InventoryContext } from "../inventory-context.ts";

const HEADERS = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
const encoder = new TextEncoder();

/** A question whose answer depends on nothing but the tenant's stock. */
interface Question {
  readonly name: string;
  /** The question as it was asked. */
  readonly asked: string;
  /** One text for all spellings of it; left out when there is one spelling. */
  readonly normalise?: () => string;
  readonly make: () => object | Promise<object>;
}

/** Longer questions are answered but not looked up by their spelling: they are not asked twice. */
const MAX_SPELLING = 512;

/**
 * Answers from the bytes made for the same question and version of the stock, or makes them. The version is read
 * before the answer is made, so that a change in between outdates it.
 */
export async function cachedJson(ctx: InventoryContext, question: Question): Promise<Response> {
  const { answers } = ctx.vehicleSearch;
  const version = ctx.vehicleSearch.version(ctx.tenantId);
  const prefix = `${ctx.tenantId} ${question.name} `;
  const spelling = question.asked.length <= MAX_SPELLING ? prefix + question.asked : undefined;
  const ready = spelling === undefined ? undefined : answers.get(spelling, version);
  if (ready !== undefined) return new Response(ready, { headers: HEADERS });
  const normal = prefix + (question.normalise?.() ?? question.asked);
  // Both names hold the bytes: counted twice, so that the limit holds whichever goes first.
  const body = answers.get(normal, version) ?? encoder.encode(JSON.stringify(await question.make()));
  answers.set(normal, version, { value: body, weight: body.length + 2 * normal.length });
  if (spelling !== undefined && spelling !== normal) {
    answers.set(spelling, version, { value: body, weight: body.length + 2 * spelling.length });
  }
  return new Response(body, { headers: HEADERS });
}
