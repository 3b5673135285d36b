import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { vehiclesWithPrograms } from "#modules/inventory/server/stock-lists/programs-of-stock.ts";
import { incentivesEndpoints } from "./http.ts";
import { programsThatTurn, stockThatMoved } from "./server/due-programs.ts";
import { refreshStock } from "./server/refresh-stock.ts";
import { es } from "./texts/es-data.ts";

export const incentivesModule = {
  name: "incentives",
  texts: [es],
  endpoints: incentivesEndpoints,
  // Programs begin and end at midnight where a car is sold, and cars come with every feed.
  periodic: [
    {
      name: "incentives.refresh-stock",
      everyMs: 60_000,
      run: refreshStock,
      due: [programsThatTurn, stockThatMoved],
    },
    // Cars may still name programs that are gone, and be written without saying when.
    {
      name: "incentives.refresh-all",
      everyMs: 3_600_000,
      run: refreshStock,
      due: [{ table: "incentive_program" }, vehiclesWithPrograms],
    },
  ],
} satisfies ServerModule<never>;
