import { IdentityPage } from "#modules/prequalification/ui/journey/pages/identity-page.tsx";

/** PQ-03. */
export default function IdentityRoute() {
  return <IdentityPage />;
}
