import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { TextProvider } from "#platform/browser/texts/texts.tsx";
import { spokenHere } from "./language/spoken-here.ts";

void spokenHere(location.pathname).then((t) => {
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
