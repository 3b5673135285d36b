import { latePart } from "#platform/browser/late-part.ts";

const ReviewPage = latePart(
  async () => (await import("#modules/credit-wizard/ui/review-page.tsx")).ReviewPage,
);

/** CRED-01, Review. */
export default function ReviewRoute() {
  return <ReviewPage />;
}
