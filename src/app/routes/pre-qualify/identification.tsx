import { IdentificationPage } from "#modules/prequalification/ui/journey/pages/identification-page.tsx";

/** PQ-03. */
export default function IdentificationRoute() {
  return <IdentificationPage />;
}
