import { QuestionsPage } from "#modules/trade-in/ui/questions/questions-page.tsx";

/** TRADE-03. */
export default function TradeInQuestionsRoute() {
  return <QuestionsPage />;
}
