import { NoFilePage } from "#modules/prequalification-results/ui/pages/no-file-page.tsx";

/** OP-24. */
export default function NoFileRoute() {
  return <NoFilePage />;
}
