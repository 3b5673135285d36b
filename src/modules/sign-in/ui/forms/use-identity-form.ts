import { type Form, type FormInput, useForm } from "#platform/browser/forms/use-form.ts";
import { useRefusal } from "./use-refusal.ts";

/** A form of the sign-in pages: refusals in the retailer's words, and another page after a success. */
export function useIdentityForm(input: Pick<FormInput, "schema" | "focus" | "send">): Form {
  return useForm({ ...input, refusalOf: useRefusal(), staysBusy: true });
}
