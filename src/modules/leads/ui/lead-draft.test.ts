import { describe, expect, test } from "vitest";
import { keepDraft, readDraft } from "./lead-draft.ts";

function tab() {
  const items = new Map<string, string>();
  return () => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
}

describe("The draft of a message", () => {
  test("comes back as it was typed, and says that nobody heard whether it arrived", () => {
    const storage = tab();
    const sending = { key: "k1", elapsedMs: 700 };
    keepDraft("a", { values: { comments: "Tow bar?", website: "spam" }, sending }, storage);
    expect(readDraft("a", storage)).toEqual({ values: { comments: "Tow bar?", website: "" }, sending });
    expect(readDraft("b", storage)).toEqual({ values: {} });
  });

  test("is gone once the dealer has it", () => {
    const storage = tab();
    keepDraft("a", { values: { comments: "x" } }, storage);
    keepDraft("a", undefined, storage);
    expect(readDraft("a", storage)).toEqual({ values: {} });
  });

  test.each(["nonsense", "1", "null", '{"values":"x"}'])("is empty where the storage holds %s", (kept) => {
    const storage = tab();
    storage().setItem("a", kept);
    expect(readDraft("a", storage)).toEqual({ values: {} });
  });

  test("is empty, and nobody's trouble, where storage is blocked", () => {
    const blocked = () => {
      throw new DOMException("denied", "SecurityError");
    };
    keepDraft("a", { values: {} }, blocked);
    expect(readDraft("a", blocked)).toEqual({ values: {} });
  });
});
