import type { InventoryContext } from "../inventory-context.ts";

const HEADERS = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
const encoder = new TextEncoder();

/** A question whose answer depends on nothing but the tenant's stock. */
interface Question {
  readonly name: string;
  /** The question as it was asked. */
  readonly asked: string;
  /** Understands it; called only when this spelling is not known. */
  readonly read: () => Understood;
}

interface Understood {
  /** One text for all spellings of the question. */
  readonly normal: string;
  /** The answer, as an object or as JSON. */
  readonly make: () => object | string | Promise<object | string>;
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
  const { normal, make } = question.read();
  const name = prefix + normal;
  let body = answers.get(name, version);
  if (body === undefined) {
    const made = await make();
    body = encoder.encode(typeof made === "string" ? made : JSON.stringify(made));
  }
  answers.set(name, version, { value: body, weight: body.length + 2 * name.length });
  if (spelling !== undefined && spelling !== name) {
    // Both names hold the bytes: counted twice, so that the limit holds whichever goes first.
    answers.set(spelling, version, { value: body, weight: body.length + 2 * spelling.length });
  }
  return new Response(body, { headers: HEADERS });
}
