import { pathAndQuery } from "#platform/server/http/path-and-query.ts";
import { edgeTags } from "#platform/server/edge/edge-policy.ts";
import type { SearchContext } from "../search-context.ts";
import { addressOf } from "./answer-address.ts";
import type { WrittenJson } from "./search-json.ts";

const encoder = new TextEncoder();

/** A question whose answer depends on nothing but the tenant's stock. */
interface Question {
  readonly name: string;
  readonly request: Request;
  /** Understands it; called only when this spelling is not known. */
  readonly read: () => Understood;
}

interface Understood {
  /** One text for all spellings of the question. */
  readonly normal: string;
  /** The answer, as an object or as JSON that is written already. */
  readonly make: () => object | Promise<object>;
}

/**
 * Answers from the bytes made for the same question and version of the stock, or makes them. The version is read
 * before the answer is made, so that a change in between outdates it. From the second time on the same address is
 * answered by the process shell without coming here (`VehicleSearch.storedAnswer`).
 */
export async function cachedJson(ctx: SearchContext, question: Question): Promise<Response> {
  const { answers, edge } = ctx.vehicleSearch;
  const { headers: asked, url } = question.request;
  const version = ctx.vehicleSearch.version(ctx.tenantId);
  const { normal, make } = question.read();
  const name = `${ctx.tenantId} ${question.name} ${normal}`;
  let stored = answers.byName(name, version);
  if (stored === undefined) {
    const made = await make();
    stored = answers.keep(name, version, {
      ...(isWritten(made)
        ? { plain: made.bytes, identity: made.identity }
        : { plain: encoder.encode(JSON.stringify(made)) }),
      headers: edge.headersFor([edgeTags.store(ctx.tenantId), edgeTags.stock(ctx.tenantId)]),
    });
  }
  answers.remember(addressOf(ctx.tenantId, pathAndQuery(url)), version, name);
  const sent = stored.answer({
    acceptEncoding: asked.get("accept-encoding"),
    ifNoneMatch: asked.get("if-none-match"),
  });
  return new Response(sent.body, { status: sent.status, headers: sent.headers });
}

function isWritten(made: object): made is WrittenJson {
  return "bytes" in made && made.bytes instanceof Uint8Array;
}
