import type { DecisionView } from "../domain/decision-view.ts";

/** What each part of the decision gets to work with. */
export interface DecisionProps {
  readonly view: DecisionView;
  /** Something was decided or changed: read again. */
  readonly onChange: () => void;
}
