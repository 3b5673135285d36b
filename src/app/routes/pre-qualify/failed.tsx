import { FailedPage } from "#modules/prequalification-results/ui/pages/failed-page.tsx";

/** OP-24. */
export default function FailedRoute() {
  return <FailedPage />;
}
