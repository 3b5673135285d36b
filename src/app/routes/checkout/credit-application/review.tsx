import { ReviewPage } from "#modules/credit/ui/review-page.tsx";

/** CRED-01, Review. */
export default function ReviewRoute() {
  return <ReviewPage />;
}
