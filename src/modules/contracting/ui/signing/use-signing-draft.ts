import { useDraft } from "#modules/order-steps/ui/use-draft.ts";
import { useTexts } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import { areInitialsOf, isSameName } from "../../domain/same-name.ts";
import {
  hasExtent,
  type SignatureMark,
  type Strokes,
} from "#modules/contract-papers/domain/signature-mark.ts";
import { contractingMessages } from "../../messages.ts";

/** What the buyer has written so far; survives a reload in this tab. */
export interface SigningDraft {
  readonly name: string;
  readonly initials: string;
  readonly look: "typed" | "drawn";
  readonly signature: Strokes;
  readonly initialsStrokes: Strokes;
  /** Ids of the fields that are filled in. */
  readonly filled: readonly string[];
}

const EMPTY: SigningDraft = {
  name: "",
  initials: "",
  look: "typed",
  signature: [],
  initialsStrokes: [],
  filled: [],
};

/** The draft of one package, how to change it, and what is still wrong with the signature. */
export function useSigningDraft(packageId: string, buyer: string) {
  const [draft, setDraft, forget] = useDraft(`signing.${packageId}`, () => EMPTY);
  const text = useTexts(contractingMessages);
  const change = (changes: Partial<SigningDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const problems: Record<string, string> = {};
  if (!isSameName(draft.name, buyer)) problems["sign-name"] = text("nameMismatch");
  if (!areInitialsOf(draft.initials, buyer)) problems["sign-initials"] = text("initialsMismatch");
  if (draft.look === "drawn") {
    if (!hasExtent(draft.signature)) problems["sign-drawn"] = english("Draw your signature.");
    if (!hasExtent(draft.initialsStrokes)) problems["sign-drawn-initials"] = english("Draw your initials.");
  }
  return { draft, change, problems, forget };
}

/** As the signing call takes it. */
export function markOf(draft: SigningDraft): SignatureMark {
  if (draft.look === "typed") return { kind: "typed" };
  return { kind: "drawn", signature: draft.signature, initials: draft.initialsStrokes };
}
