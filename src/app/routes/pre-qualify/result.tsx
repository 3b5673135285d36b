import { ResultPage } from "#modules/prequalification/ui/journey/pages/result-page.tsx";

/** PQ-07. */
export default function ResultRoute() {
  return <ResultPage />;
}
