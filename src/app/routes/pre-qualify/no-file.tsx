import { NoFilePage } from "#modules/prequalification/ui/journey/pages/no-file-page.tsx";

/** OP-24. */
export default function NoFileRoute() {
  return <NoFilePage />;
}
