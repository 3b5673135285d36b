import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { TextProvider } from "#platform/browser/texts/texts.tsx";
import { loadDocumentTexts } from "./language/load-document-texts.ts";

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
