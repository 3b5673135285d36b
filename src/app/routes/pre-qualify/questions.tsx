import { QuestionsPage } from "#modules/prequalification/ui/journey/pages/questions-page.tsx";

/** OP-24. */
export default function QuestionsRoute() {
  return <QuestionsPage />;
}
