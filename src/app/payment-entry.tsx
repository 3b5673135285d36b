import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { PaymentApp } from "#modules/payments/ui/payment-app.tsx";
import type { PaymentDocument } from "#modules/payments/ui/payment-document.ts";
import { TextOverrides, TextProvider } from "#platform/browser/texts/texts.tsx";
import { reworded } from "#platform/shared/texts/text.ts";
import { loadDocumentTexts } from "./language/load-document-texts.ts";

/** Brings the payment document to life: React, this form, and nothing else (decision 0149). */
const place = document.getElementById("payment");
if (place?.dataset["page"] !== undefined) {
  const page = JSON.parse(place.dataset["page"]) as PaymentDocument;
  void loadDocumentTexts(location.pathname).then((t) => {
    hydrateRoot(
      place,
      <StrictMode>
        <TextProvider value={reworded(t, page.wordings)}>
          <TextOverrides value={page.messages}>
            <PaymentApp page={page} />
          </TextOverrides>
        </TextProvider>
      </StrictMode>,
    );
  });
}
