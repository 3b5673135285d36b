import { english } from "#platform/shared/texts/text.ts";

/** PMT-02, the fields outside the gateway's frame. */
interface OwnFields {
  readonly name: string;
  readonly zipCode: string;
}

/** Errors by field id, in the order of the form; empty when they may be sent. */
export function ownFieldErrors({ name, zipCode }: OwnFields): Record<string, string> {
  const errors: Record<string, string> = {};
  if (name.trim() === "") errors["card-name"] = english("Enter the name on the card.");
  if (!/^\d{5}$/.test(zipCode)) errors["card-zipCode"] = english("Enter a valid 5-digit zip code.");
  return errors;
}
