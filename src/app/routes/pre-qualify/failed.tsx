import { FailedPage } from "#modules/prequalification/ui/journey/pages/failed-page.tsx";

/** OP-24. */
export default function FailedRoute() {
  return <FailedPage />;
}
