import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { hearStepsFirst } from "#platform/browser/steps-back.ts";
import { TextProvider } from "#platform/browser/texts/texts.tsx";
import { loadDocumentTexts } from "./language/load-document-texts.ts";

hearStepsFirst();
void loadDocumentTexts(location.pathname).then((t) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextProvider value={t}>
          <HydratedRouter />
        </TextProvider>
      </StrictMode>,
    );
  });
});
