import type { InventoryContext } from "#modules/inventory/server/inventory-context.ts";
import type { PicturePainter } from "./picture-painter.ts";

/** What the use cases of this module need. */
export type DiscoveryContext = InventoryContext & { readonly picturePainter: PicturePainter };
