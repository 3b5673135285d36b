import { describe, expect, it } from "vitest";
import { staleJourneys } from "./journeys.ts";

describe("The diagrams in docs/journeys", () => {
  it("show the tables as they are; `node tools/journeys.ts` draws them again", async () => {
    expect(await staleJourneys()).toEqual([]);
  });
});
