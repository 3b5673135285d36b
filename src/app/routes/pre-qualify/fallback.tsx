import { FallbackPage } from "#modules/prequalification-results/ui/pages/fallback-page.tsx";

/** PQ-02, outage fallback. */
export default function FallbackRoute() {
  return <FallbackPage />;
}
