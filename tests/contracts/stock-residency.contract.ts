import { beforeEach, describe, expect, it } from "vitest";
import type { StockResidency } from "#modules/vehicle-search/server/internal/stock-residency.ts";

/** What every rule about whose stock is in memory must keep, whatever it is made of. */
export function stockResidencyContract(name: string, open: (now: () => number) => StockResidency): void {
  describe(`whose stock is in memory: ${name}`, () => {
    const MINUTE = 60_000;
    let now = 0;
    let residency: StockResidency;
    beforeEach(() => {
      now = 0;
      residency = open(() => now);
    });
    const stores = (...ids: readonly string[]) => ids.map((id) => ({ id, cars: 1_000_000 }));

    it("lets nobody leave who was visited within the last minute, however much there is", () => {
      for (const id of ["a", "b", "c"]) residency.visit(id);
      now = MINUTE - 1;
      expect(residency.leaving(stores("a", "b", "c"))).toEqual([]);
    });

    it("lets only leave who is there, each once, and nobody who is visited again", () => {
      for (const id of ["a", "b", "c"]) residency.visit(id);
      now = 2 * MINUTE;
      residency.visit("a");
      const gone = residency.leaving(stores("a", "b"));
      expect(gone).not.toContain("a");
      expect(gone).not.toContain("c");
      const left = ["a", "b"].filter((id) => !gone.includes(id));
      expect(residency.leaving(stores(...left))).toEqual([]);
    });

    it("lets nobody leave while there is room", () => {
      residency.visit("a");
      now = 2 * MINUTE;
      expect(residency.leaving([{ id: "a", cars: 1 }])).toEqual([]);
    });
  });
}
