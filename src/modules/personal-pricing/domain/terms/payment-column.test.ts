import fc from "fast-check";
import { expect, it } from "vitest";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { StockIndex } from "#modules/search-index/domain/index/stock-index.ts";
import { draws } from "#tests/support/draws.ts";
import { PaymentColumn } from "./payment-column.ts";

const CAR = {
  vin: null,
  stockNumber: null,
  condition: "used",
  dealershipId: "austin",
  dealershipName: "Austin",
  year: 2024,
  make: "Honda",
  model: "Civic",
  trim: null,
  bodyStyle: null,
  drivetrain: null,
  fuel: null,
  color: null,
  mileage: null,
  onlineExclusive: false,
  estimatedPayment: null,
  incentivesCents: 0,
};

const step = fc.record({
  number: fc.nat(39),
  availability: fc.constantFrom("Available", "Available", "PendingSale", "Sold"),
  priceCents: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  isRemoved: fc.constantFrom(false, false, true),
  /** How many looks at the clock pass before the next change; none is priced without. */
  priced: fc.option(fc.nat(3)),
});

const paymentOf = ({ priceCents }: VehicleCardView) => (priceCents === null ? null : priceCents * 2);

it("holds every car's payment as it is now, whatever changed while it was worked out", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
      const index = new StockIndex();
      const column = new PaymentColumn(index, paymentOf);
      for (const { number, priced, isRemoved, ...facts } of steps) {
        const card = { ...CAR, ...facts, id: `veh_${number}`, key: `veh_${number}` } as unknown;
        if (isRemoved) index.remove(`veh_${number}`);
        else
          index.put({ card: card as VehicleCardView, transmission: null, interiorColor: null, features: [] });
        let looks = 0;
        if (priced !== null) column.price(() => (looks += 1) > priced);
      }
      const { payments } = column;
      const wanted = Array.from({ length: index.rowCount }, (_, row) =>
        index.columns.lot[row] === 0 ? null : (paymentOf(index.card(row)) ?? -1),
      );
      expect(wanted.map((cents, row) => (cents === null ? null : payments[row]))).toEqual(wanted);
    }),
    { numRuns: draws(300) },
  );
});
