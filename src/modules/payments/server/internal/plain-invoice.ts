import type { PaperBrand } from "#platform/server/pdf/letterhead.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import type { Dictionary } from "#platform/shared/texts/text.ts";
import type { Invoice } from "./draw-invoice.ts";

type Logo = NonNullable<PaperBrand["logo"]>;

/** An invoice without functions, as another thread takes it. */
export interface PlainInvoice extends Omit<Invoice, "t" | "brand"> {
  readonly language: Language;
  readonly dictionary: Dictionary | undefined;
  readonly brand: Omit<PaperBrand, "logo">;
  readonly logo: (Omit<Logo, "jpeg"> & { readonly jpeg: Uint8Array }) | null;
}

export function plainInvoice({ t, brand: { logo, ...brand }, ...invoice }: Invoice): PlainInvoice {
  return { ...invoice, brand, logo, language: t.language, dictionary: t.dictionary };
}
