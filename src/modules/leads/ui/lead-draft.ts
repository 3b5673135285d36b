import type { LeadValues } from "../domain/lead-values.ts";

/** One message on its way: sent again, it is the same call with the same body, and the server takes it once. */
export interface Sending {
  /** Idempotency key. */
  readonly key: string;
  /** Milliseconds from opening the form to sending it. */
  readonly elapsedMs: number;
}

/** What a tab keeps of a form: what was typed, and that it was sent without an answer being heard. */
interface LeadDraft {
  readonly values: Partial<LeadValues>;
  readonly sending?: Sending | undefined;
}

/** The tab's own storage; reading it throws where it is blocked. */
export type TabStorage = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

const tab: TabStorage = () => sessionStorage;

export function readDraft(key: string, storage: TabStorage = tab): LeadDraft {
  try {
    const draft: unknown = JSON.parse(storage().getItem(key) ?? "null");
    return isDraft(draft) ? draft : { values: {} };
  } catch {
    // Storage is blocked, or holds something else: the form starts empty.
    return { values: {} };
  }
}

/** @param draft undefined once the dealer has it */
export function keepDraft(key: string, draft: LeadDraft | undefined, storage: TabStorage = tab): void {
  try {
    if (draft === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify({ ...draft, values: { ...draft.values, website: "" } }));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

function isDraft(value: unknown): value is LeadDraft {
  return typeof value === "object" && value !== null && "values" in value && typeof value.values === "object";
}
