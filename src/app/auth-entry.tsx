import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { AuthApp } from "#modules/identity/ui/auth-app.tsx";
import type { AuthPage } from "#modules/identity/ui/auth-page.ts";
import { TextOverrides } from "#platform/browser/texts.tsx";
import { nameAccountLink } from "./name-account-link.ts";

/** Brings the auth pages to life without the router, which would more than double what they load (decision 0038). */
const place = document.getElementById("auth");
if (place?.dataset["page"] !== undefined) {
  const page = JSON.parse(place.dataset["page"]) as AuthPage;
  hydrateRoot(
    place,
    <StrictMode>
      <TextOverrides value={page.messages}>
        <AuthApp page={page} />
      </TextOverrides>
    </StrictMode>,
  );
}
nameAccountLink();
