import { ResultPage } from "#modules/prequalification-results/ui/pages/result-page.tsx";

/** PQ-07. */
export default function ResultRoute() {
  return <ResultPage />;
}
