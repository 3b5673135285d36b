import { DeclinedPage } from "#modules/prequalification-results/ui/pages/declined-page.tsx";

/** OP-24. */
export default function DeclinedRoute() {
  return <DeclinedPage />;
}
