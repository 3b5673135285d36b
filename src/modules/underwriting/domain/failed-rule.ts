import type { Failed } from "./failed.ts";
import type { RuleCode } from "./lender-rules.ts";

/** A rule of a lender, whichever it is, that the application does not meet. */
export type FailedRule = Failed<RuleCode>;
