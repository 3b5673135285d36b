import { FLAG_SCRIPT } from "#modules/experiments/domain/flag-script.ts";
import { FONT_SCRIPT } from "./font-script.ts";
import { VISITOR_SCRIPT } from "./visitor-script.ts";

/** Decides page flags (decision 0171), who may be signed in, and when fonts are loaded; written short in the build. */
export const HEAD_SCRIPT = `${FLAG_SCRIPT};${VISITOR_SCRIPT};${FONT_SCRIPT}`;
