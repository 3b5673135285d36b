import { ExpiredPage } from "#modules/prequalification/ui/journey/pages/expired-page.tsx";

/** PQ-07, expiry intro. */
export default function ExpiredRoute() {
  return <ExpiredPage />;
}
