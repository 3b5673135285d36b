import { QuestionsPage } from "#modules/trade-in-pages/ui/questions/questions-page.tsx";

/** TRADE-03. */
export default function TradeInQuestionsRoute() {
  return <QuestionsPage />;
}
