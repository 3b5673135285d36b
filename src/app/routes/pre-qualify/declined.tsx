import { DeclinedPage } from "#modules/prequalification/ui/journey/pages/declined-page.tsx";

/** OP-24. */
export default function DeclinedRoute() {
  return <DeclinedPage />;
}
