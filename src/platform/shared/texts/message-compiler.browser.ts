import type { CompiledMessage } from "./message.ts";

/** The build compiles every text of the browser, so nothing is left to do. */
/* @__NO_SIDE_EFFECTS__ */
export const compileText = (text: string): CompiledMessage => text;
