import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = join(import.meta.dirname, "../../../..");

/** Where `node tools/text-ids.ts` wrote the ids of each module's texts, beside the texts. */
export const IDS_FILES: readonly string[] = globSync(["modules/*/texts/ids.json", "app/texts/ids.json"], {
  cwd: SOURCES,
})
  .map((file) => join(SOURCES, file))
  .toSorted();

/** Every text of the product by the id under which a retailer rewords it. */
export const TEXT_IDS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...IDS_FILES.map((file) => JSON.parse(readFileSync(file, "utf8")) as object),
) as Record<string, string>;
