import { describe, expect, test } from "vitest";
import type { OrderIncentives } from "#modules/incentives/domain/order-incentives.ts";
import { incentiveDocuments } from "./incentive-documents.ts";

const counted = (id: string, proof: string | null) => ({ id, title: `Program ${id}`, proof });

const having = (chosen: readonly string[]): OrderIncentives =>
  ({
    counted: [counted("A", "Military ID"), counted("B", null), counted("C", "Diploma")],
    chosen,
    claims: [],
    preference: "best",
    ended: [],
  }) as unknown as OrderIncentives;

describe("The proof that incentives ask for", () => {
  test("is one document with what each program wants to see", () => {
    expect(incentiveDocuments(having(["A", "B", "C"]))).toEqual([
      { type: "IncentiveProof", reason: "Program A: Military ID · Program C: Diploma" },
    ]);
  });

  test("is nothing where no program that counts asks for one", () => {
    expect([incentiveDocuments(having(["B"])), incentiveDocuments(undefined)]).toEqual([[], []]);
  });
});
