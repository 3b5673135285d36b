import { describe, expect, it } from "vitest";
import { loadDocuments, NoDocumentData } from "./load-documents.ts";

const READY = { ready: true, dealId: "ord_1" };
const LIST = { data: { documents: [{ key: "DriversLicense" }] } };
const EMPTY = { data: { documents: [] } };

/** Answers in turn, the last one for ever; notes every call and pause. */
function scripted(packages: readonly unknown[], lists: readonly unknown[]) {
  const seen: string[] = [];
  const pauses: number[] = [];
  const turns = { packages: [...packages], lists: [...lists] };
  const next = (all: unknown[]) => (all.length > 1 ? all.shift() : all[0]);
  return {
    seen,
    pauses,
    parts: {
      get: async <T>(path: string) => {
        seen.push(path);
        const answer = next(path.includes("/reference/") ? turns.packages : turns.lists);
        if (answer instanceof Error) throw answer;
        return answer as T;
      },
      pause: async (milliseconds: number) => void pauses.push(milliseconds),
    },
  };
}

describe("Loading the documents of a deal", () => {
  it("asks for the package by the deal's reference, then for its documents (DOC-09, DOC-10)", async () => {
    const { seen, pauses, parts } = scripted([READY], [LIST]);
    expect(await loadDocuments(parts, "REF 1")).toEqual(LIST.data.documents);
    expect(seen).toEqual([
      "/api/documents/packages/deals/reference/REF%201/status",
      "/api/documents/deals/ord_1/documents?excludeSystem=true",
    ]);
    expect(pauses).toEqual([]);
  });

  it("waits for both to be made", async () => {
    const { pauses, parts } = scripted(
      [{ ...READY, ready: false }, undefined, READY],
      [EMPTY, undefined, LIST],
    );
    expect(await loadDocuments(parts, "R")).toEqual(LIST.data.documents);
    expect(pauses).toEqual([5_000, 5_000, 1_000, 1_000]);
  });

  it("gives up on the package after 10 retries 5000 ms apart", async () => {
    const { seen, pauses, parts } = scripted([{ ...READY, ready: false }], [LIST]);
    await expect(loadDocuments(parts, "R")).rejects.toThrow("No data of docupload status");
    expect(seen).toHaveLength(11);
    expect(pauses).toEqual(Array.from({ length: 10 }, () => 5_000));
  });

  it("gives up on the documents after 10 retries 1000 ms apart (DOC-11, OP-53)", async () => {
    const { seen, pauses, parts } = scripted([READY], [EMPTY]);
    await expect(loadDocuments(parts, "R")).rejects.toBeInstanceOf(NoDocumentData);
    expect(seen).toHaveLength(12);
    expect(pauses).toEqual(Array.from({ length: 10 }, () => 1_000));
  });

  it("does not hide that a call failed", async () => {
    const { pauses, parts } = scripted([new Error("503")], [LIST]);
    await expect(loadDocuments(parts, "R")).rejects.toThrow("503");
    expect(pauses).toEqual([]);
  });
});
