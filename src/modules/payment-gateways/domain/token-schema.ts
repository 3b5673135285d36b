import * as v from "valibot";

/** Ours (`link_`), the embedded gateway's (`tok_`) or a vendor's; no number has this shape. */
export const tokenSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,8}[_-][\w-]{8,200}$/, "Enter your payment details again."),
);
