import { MarkupStore } from "./markup-store.ts";

/** What `WrittenOnce` has written in this process. */
export const writtenMarkup = new MarkupStore();
