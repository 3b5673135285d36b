import { doWork } from "#platform/server/process/do-work.ts";
import { textIn } from "#platform/shared/texts/text.ts";
import { drawInvoice } from "./draw-invoice.ts";
import type { PlainInvoice } from "./plain-invoice.ts";

doWork(({ language, dictionary, logo, ...invoice }: PlainInvoice) => {
  const picture = logo && { ...logo, jpeg: Buffer.from(logo.jpeg) };
  return drawInvoice({
    ...invoice,
    brand: { ...invoice.brand, logo: picture },
    t: textIn(language, dictionary),
  });
});
