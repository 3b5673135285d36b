import type { Plugin } from "vite";
import { withBodies } from "./without-router-extras.ts";

/** React in a browser, by the end of its file's name. */
export const REACT = "/react-dom/cjs/react-dom-client.production.js";

/** For what only elements, hooks or calls come to that no page has; a test looks for their names. */
const left = (what: string): string => `throw new Error("${what} is left out of the build");`;

/**
 * Functions of React that nothing of ours comes to, and what stands for the body of each: what it does where there is no
 * element or hook that it is for. Without a `ViewTransition` none of its functions finds anything to do; nobody reads
 * the stack of components that React writes for an error; forms act by address.
 */
export const UNUSED: Readonly<Record<string, string>> = {
  getStackByFiberInDevAndProd: `return "";`,
  // View transitions.
  trackEnterViewTransitions: "",
  applyViewTransitionToHostInstances: "return false;",
  applyViewTransitionToHostInstancesRecursive: "return false;",
  restoreViewTransitionOnHostInstances: "",
  commitAppearingPairViewTransitions: "",
  commitEnterViewTransitions: "",
  commitDeletedPairViewTransitions: "",
  commitExitViewTransitions: "",
  commitNestedViewTransitions: "",
  restorePairedViewTransitions: "",
  restoreEnterOrExitViewTransitions: "",
  restoreNestedViewTransitions: "",
  measureViewTransitionHostInstancesRecursive: "return false;",
  measureNestedViewTransitions: "",
  recursivelyTraverseAfterMutationEffects: "",
  commitAfterMutationEffectsOnFiber: "",
  flushAfterMutationEffects: "",
  scheduleViewTransitionEvent: "",
  reportViewTransitionError: "",
  createViewTransitionInstance: left("ViewTransition"),
  startViewTransition: left("ViewTransition"),
  // Lists and screens that React reveals or hides.
  updateSuspenseListComponent: left("SuspenseList"),
  updateActivityComponent: left("Activity"),
  // State of forms whose action is a function, and that event of forms.
  mountActionState: left("useActionState"),
  updateActionStateImpl: left("useActionState"),
  rerenderActionState: left("useActionState"),
  dispatchActionState: left("useActionState"),
  runActionStateAction: left("useActionState"),
  extractEvents$1: "",
  startHostTransition: left("An action of a form"),
  // Elements with a dash in their name, and an event that no page listens to.
  setPropOnCustomElement: left("An element with a dash in its name"),
  constructSelectEvent: "",
  // What `react-dom` would load ahead, pictures aside.
  preloadModule: left("preloadModule"),
  preinitStyle: left("preinit"),
  preinitScript: left("preinit"),
  preinitModuleScript: left("preinitModule"),
  preconnectAs: left("preconnect"),
};

/** Leaves those parts out of the browser's build, where every page would load them. */
export function withoutReactExtras(): Plugin {
  let isLeft = false;
  return {
    name: "forecourt:without-react-extras",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      const [file = ""] = id.replaceAll("\\", "/").split("?");
      if (!file.endsWith(REACT)) return null;
      isLeft = true;
      return { code: withBodies(code, UNUSED), map: null };
    },
    generateBundle() {
      if (!isLeft) this.error(`React has no ${REACT} any more.`);
    },
  };
}
