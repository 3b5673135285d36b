import { LRUCache } from "lru-cache";
import { deriveTheme } from "#modules/tenancy/domain/theme/theme.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { WorkThread } from "#platform/server/process/work-thread.ts";
import type { DemonstrationPaper } from "./internal/draw-demonstration.ts";
import { printCode } from "./internal/print-code.ts";

type Pdf = Uint8Array<ArrayBuffer>;

/** Drawing takes tens of milliseconds, so it never holds up other answers. */
const thread = new WorkThread<DemonstrationPaper, Pdf>(
  new URL("./internal/demonstration-worker.ts", import.meta.url),
);
/** Sample papers by how they look, about 40 KB each. */
const papers = new LRUCache<string, Promise<Pdf>>({ max: 100 });

/** The sample PDF of a retailer with one person's code. */
export async function samplePaper(ctx: TenantContext, code: string): Promise<Pdf> {
  return printCode(await paperOf(ctx), code);
}

function paperOf(ctx: TenantContext): Promise<Pdf> {
  const brand = ctx.tenant.brandName;
  const color = deriveTheme(ctx.tenant.brand).light.action;
  const key = JSON.stringify([brand, color]);
  const known = papers.get(key);
  if (known !== undefined) return known;
  const drawing = thread.ask({ brand, color, madeAt: ctx.clock.now().toISOString() });
  papers.set(key, drawing);
  // A paper that failed is drawn anew.
  drawing.catch(() => papers.delete(key));
  return drawing;
}
