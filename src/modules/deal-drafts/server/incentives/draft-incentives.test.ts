import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { IncentivePreference } from "#modules/incentives/domain/incentive-choices.ts";
import { chosenPrograms } from "#modules/incentives/domain/order-incentives.ts";
import { totalCost } from "#modules/orders/domain/total-cost.ts";
import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import { anyDraft, draftContext } from "#tests/support/any-draft.ts";
import { TEST_PROGRAMS } from "#tests/support/any-programs.ts";
import { draws } from "#tests/support/draws.ts";
import { quoteDraft } from "../quote/price-draft.ts";

type Draft = Parameters<typeof draftContext>[0];

function priced(draft: Draft, preference: IncentivePreference): OrderSnapshot | undefined {
  const { forSale, dealType, choices } = draft;
  const incentives = { counted: [], chosen: [], claims: [], preference, ended: [] };
  const answer = quoteDraft(draftContext(draft), {
    forSale: { ...forSale, programs: TEST_PROGRAMS },
    delivery: { option: "PICKUP", zipCode: forSale.rooftop.zipCode },
    deal: { dealType, choices, incentives },
  });
  return answer.kind === "quoted" ? answer.snapshot : undefined;
}

describe("Any deal with programs", () => {
  test("adds up: its lines, its worksheet, and each program that counts as a line of its own", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const snapshot = priced(draft, "best");
        if (!snapshot?.incentives) return;
        const sum = snapshot.lines.reduce((total, { amountCents }) => total + amountCents, 0);
        expect(sum).toBe(snapshot.worksheet?.totalCents);
        const cash = chosenPrograms(snapshot.incentives).filter(({ amountCents }) => amountCents !== null);
        for (const { id, title, amountCents } of cash) {
          const line = snapshot.worksheet?.lines.find((one) => one.id === id);
          expect(line).toMatchObject({ code: "incentive", label: title, amountCents: -(amountCents ?? 0) });
          expect(snapshot.lines).toContainEqual(
            expect.objectContaining({ code: "incentives", label: title, amountCents: -(amountCents ?? 0) }),
          );
        }
      }),
      { numRuns: draws(300) },
    );
  });

  test("never counts what excludes each other, and never costs more than what the buyer could prefer", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const best = priced(draft, "best");
        const others = (["cash", "rate"] as const).map((preference) => priced(draft, preference));
        if (!best?.incentives) return;
        expect(best.incentives.chosen).not.toEqual(expect.arrayContaining(["cash", "rate"]));
        for (const other of others) if (other) expect(totalCost(best)).toBeLessThanOrEqual(totalCost(other));
      }),
      { numRuns: draws(300) },
    );
  });
});
