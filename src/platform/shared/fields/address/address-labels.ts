import { english } from "../../texts/text.ts";
import type { AddressPart } from "./address-rule.ts";

/** What the parts of an address are called, beside their fields and in summaries of errors. */
export const ADDRESS_LABELS: Readonly<Record<AddressPart, string>> = {
  line1: english("Street address"),
  line2: english("Apartment or suite"),
  city: english("City"),
  state: english("State"),
  zipCode: english("Zip code"),
};
