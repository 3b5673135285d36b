import { describe, expect, it } from "vitest";
import type { StepDescriptor } from "#modules/order-steps/domain/step-descriptor.ts";
import { STEPS } from "#server/steps.ts";
import { roadsOf, staleJourneys } from "./journeys.ts";

describe("The diagrams in docs/journeys", () => {
  it("show every table as it is and no other; `node tools/journeys.ts` draws them again", async () => {
    expect(await staleJourneys()).toEqual([]);
  });

  it("leave out no step of the tracker", () => {
    const drawn = [...roadsOf(STEPS.map(({ step }) => step)).values()]
      .flat()
      .map((step) => step.split("[")[0]);
    expect(new Set(drawn)).toEqual(new Set(STEPS.map(({ step }) => step.id)));
  });

  it("show a step that an order has only with facts of its own, and say that not every order has it", () => {
    const plates: StepDescriptor = {
      ...STEPS[0]!.step,
      id: "PLATES",
      isHidden: ({ plates: facts, order }) => !facts || order.isOffRamp,
    };
    const roads = [...roadsOf([plates])];
    expect(roads.map(([, road]) => road)).toEqual([[`PLATES["PLATES, where the order has one"]`], []]);
  });
});
