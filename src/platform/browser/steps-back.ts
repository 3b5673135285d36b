type Heard = (event: PopStateEvent) => void;

const heard = new Set<Heard>();

/**
 * Has steps through the history told here first; called before the router starts. A window calls its listeners in the
 * order in which they came, whatever phase they ask for, and the router takes every step that it hears of for its own.
 */
export function hearStepsFirst(shown: Pick<Window, "addEventListener"> = window): void {
  shown.addEventListener("popstate", (event) => {
    for (const hear of Array.from(heard)) hear(event);
  });
}

/**
 * @param hear may stop the event, so that the router does not hear of it
 * @returns what ends it
 */
export function hearSteps(hear: Heard): () => void {
  heard.add(hear);
  return () => heard.delete(hear);
}
