import { createValueStore } from "#platform/browser/data/value-store.ts";
import type { QualificationView } from "../../domain/journey-view.ts";

/** The result of who uses this tab, as the server told it last; null for everybody else and until it is known. */
export const ownResult = createValueStore<QualificationView | null>(null);
