import type { AppError } from "#platform/shared/app-error.ts";
import type { IdentityMessageKey } from "../../messages.ts";
import type { Miss } from "./email-code.ts";
import { identityError } from "../identity-error.ts";

/** What people read for each kind of miss. */
type CodeTexts = Readonly<Record<Miss["kind"], IdentityMessageKey>>;

/** The refusal of a typed code, under the code field (OP-51). */
export function codeError(miss: Miss, texts: CodeTexts): AppError {
  const code = texts[miss.kind];
  if (miss.kind !== "burned") return identityError("invalid", code, { field: "code" });
  return identityError("limited", code, { field: "code", retryAfterSeconds: miss.waitSeconds });
}
