/** Commands of W3C WebDriver by their names there. */
export type CommandName =
  | "Navigate"
  | "GetCurrentURL"
  | "ExecuteScript"
  | "ElementClick"
  | "ElementClear"
  | "ElementSendKeys"
  | "PerformActions"
  | "ReleaseActions"
  | "SetWindowRect"
  | "TakeScreenshot"
  | "SwitchToFrame";

/** One running browser. */
export interface Driver {
  readonly name: string;
  readonly command: (name: CommandName, parameters?: Record<string, unknown>) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** How WebDriver names an element in an answer. */
export const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
