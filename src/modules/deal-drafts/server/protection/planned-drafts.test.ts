import fc from "fast-check";
import { expect, it } from "vitest";
import { anyPlannedDraft, plannedDraftDifferences } from "#tests/support/planned-draft-differences.ts";
import { draws } from "#tests/support/draws.ts";

it("a draft with plans and programs adds up, names each by a line, is its contract and is taxed by its state's row", () => {
  let [plans, programs] = [0, 0];
  fc.assert(
    fc.property(anyPlannedDraft, (planned) => {
      const outcome = plannedDraftDifferences(planned);
      plans += outcome.plans;
      programs += outcome.programs;
      expect(outcome.differences).toEqual([]);
    }),
    { numRuns: draws(600) },
  );
  expect(plans).toBeGreaterThan(draws(200));
  expect(programs).toBeGreaterThan(draws(200));
});
