/** What came of asking the gateway's fields for a token. */
export type FieldsOutcome =
  | { readonly type: "token"; readonly token: string; readonly display: string }
  /** Field names to texts; the fields show them too. */
  | { readonly type: "invalid"; readonly errors: Readonly<Record<string, string>> }
  | { readonly type: "valid" }
  | { readonly type: "failed" };

/** The part of the details that the document itself asks for. */
interface OwnDetails {
  readonly name: string;
  readonly zipCode: string;
  /** Something of the document is wrong: the fields check themselves and send nothing. */
  readonly checkOnly: boolean;
}

/** The gateway's fields, whoever the gateway is. Numbers never come out of them. */
export interface FieldsDriver {
  submit(details: OwnDetails): Promise<FieldsOutcome>;
  /** Lets the buyer's bank ask the buyer, where the gateway's script can. */
  act?(clientAction: string): Promise<void>;
}
