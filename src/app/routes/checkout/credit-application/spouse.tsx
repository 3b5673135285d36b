import { latePart } from "#platform/browser/late-part.ts";

const SpousePage = latePart(
  async () => (await import("#modules/credit-wizard/ui/spouse-page.tsx")).SpousePage,
);

/** CRED-04. */
export default function SpouseRoute() {
  return <SpousePage />;
}
