import { describe, expect, it } from "vitest";
import { englishText } from "#platform/shared/texts/text.ts";
import { PROVIDER_PROBLEMS, providerProblemText } from "./provider-problem.ts";

const say = (query: string) => providerProblemText(new URLSearchParams(query), englishText);

describe("what the sign-in page says about a visit to a provider", () => {
  it.each(PROVIDER_PROBLEMS)("has a sentence for %s", (problem) => {
    expect(say(`problem=${problem}&provider=apple`)).toMatch(/^[A-Z].+\.$/);
  });

  it("names the provider", () => {
    expect(say("problem=denied&provider=google")).toContain("at Google");
    expect(say("problem=denied&provider=hosted")).toContain("at the sign-in page");
  });

  it("never repeats what an address says", () => {
    expect(say("problem=denied&provider=Evil+Corp")).not.toContain("Evil");
    expect(say("problem=You+won")).toBeUndefined();
    expect(say("problem=toString")).toBeUndefined();
    expect(say("problem=denied&provider=constructor")).toContain("the sign-in page");
    expect(say("")).toBeUndefined();
  });
});
