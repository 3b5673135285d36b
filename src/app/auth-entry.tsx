import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { AuthApp } from "#modules/sign-in/ui/frame/auth-app.tsx";
import type { AuthPage } from "#modules/sign-in/ui/frame/auth-page.ts";
import { TextOverrides, TextProvider } from "#platform/browser/texts/texts.tsx";
import type { Language } from "#platform/shared/texts/language.ts";
import { englishText, textIn } from "#platform/shared/texts/text.ts";
import { nameAccountLink } from "./name-account-link.ts";

/** Brings the auth pages to life without the router, which would more than double what they load (decision 0038). */
const place = document.getElementById("auth");
if (place?.dataset["page"] !== undefined) {
  const page = JSON.parse(place.dataset["page"]) as AuthPage;
  // The document brings its own texts: the catalogs are for pages that show more.
  const t = page.texts === null ? englishText : textIn(document.documentElement.lang as Language, page.texts);
  hydrateRoot(
    place,
    <StrictMode>
      <TextProvider value={t}>
        <TextOverrides value={page.messages}>
          <AuthApp page={page} />
        </TextOverrides>
      </TextProvider>
    </StrictMode>,
  );
  nameAccountLink(t);
}
