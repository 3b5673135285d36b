import { UnavailablePage } from "#modules/prequalification-results/ui/pages/unavailable-page.tsx";

/** OP-24, skip error. */
export default function UnavailableRoute() {
  return <UnavailablePage />;
}
