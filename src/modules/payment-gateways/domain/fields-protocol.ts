/** What the payment document and the embedded fields say to each other; numbers stay inside the fields. */
/** From the document to the fields. */
export interface FieldsSubmit {
  readonly type: "submit";
  /** Part of a card that the document asks for itself. */
  readonly name: string;
  readonly zipCode: string;
  /** Something outside is wrong still: check, but send nothing. */
  readonly checkOnly: boolean;
}

/** From the fields to the document. */
export type FieldsNews =
  | { readonly type: "height"; readonly pixels: number }
  | { readonly type: "token"; readonly token: string; readonly display: string }
  | { readonly type: "invalid"; readonly errors: Readonly<Record<string, string>> }
  | { readonly type: "valid" }
  | { readonly type: "failed" };
