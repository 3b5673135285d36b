import { editsBetween } from "./edits-between.ts";
import { plainLenderName } from "./plain-lender-name.ts";
import { US_LENDERS } from "./us-lenders-data.ts";

/** What a typed lender's name is: on the list, nearly one that is, or none we know. */
export type LenderMatch =
  | { readonly kind: "listed"; readonly name: string }
  | { readonly kind: "similar"; readonly name: string }
  | { readonly kind: "unknown" };

/** Most names are longer; two letters that differ in a short one are another name. */
const LETTERS_AN_EDIT = 6;
const MOST_EDITS = 3;
const KIND_OF_LENDER =
  /\b(?:bank|credit union|federal|national|savings|financial|finance|services|auto|motor|of|and|community|employees)\b/gu;

interface Known {
  readonly name: string;
  readonly plain: string;
  readonly core: string;
}

const core = (plain: string): string => plain.replace(KIND_OF_LENDER, " ").trim().replace(/ +/gu, " ");

const KNOWN: readonly Known[] = US_LENDERS.flatMap(([name, ...others]) =>
  [name, ...others].map((written) => {
    const plain = plainLenderName(written);
    return { name, plain, core: core(plain) };
  }),
);
const BY_PLAIN_NAME = new Map(KNOWN.map(({ plain, name }) => [plain, name]));

/** VAL-34: the lender on the list that was meant, in the browser and on the server alike. */
export function lenderMatch(typed: string): LenderMatch {
  const plain = plainLenderName(typed);
  const listed = BY_PLAIN_NAME.get(plain);
  if (listed !== undefined) return { kind: "listed", name: listed };
  const name = plain === "" ? undefined : (sameCore(core(plain)) ?? nearest(plain));
  return name === undefined ? { kind: "unknown" } : { kind: "similar", name };
}

/** "Navy Fed Credit Union" and "Wells Fargo Financial": the same lender in other words, where only one has them. */
function sameCore(typed: string): string | undefined {
  if (typed.length < 3) return undefined;
  const names = new Set(KNOWN.filter((known) => known.core === typed).map(({ name }) => name));
  return names.size === 1 ? [...names][0] : undefined;
}

function nearest(typed: string): string | undefined {
  let best: { readonly name: string; readonly edits: number } | undefined;
  for (const { name, plain } of KNOWN) {
    const most = Math.min(MOST_EDITS, Math.floor(Math.max(plain.length, typed.length) / LETTERS_AN_EDIT));
    if (Math.abs(plain.length - typed.length) > most) continue;
    const edits = editsBetween(typed, plain);
    if (edits <= most && edits < (best?.edits ?? Infinity)) best = { name, edits };
  }
  return best?.name;
}
