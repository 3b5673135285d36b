import { ExpiredConfirmPage } from "#modules/prequalification-results/ui/pages/expired-confirm-page.tsx";

/** PQ-07, expiry confirmation. */
export default function ExpiredConfirmRoute() {
  return <ExpiredConfirmPage />;
}
