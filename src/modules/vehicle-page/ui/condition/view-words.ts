import type { ReportView } from "#modules/inventory/domain/condition/condition-report.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";

const VIEWS: Readonly<Record<ReportView, string>> = {
  interior: english("Interior"),
  odometer: english("Odometer"),
  wheels: english("Wheels"),
  engine: english("Engine"),
  underbody: english("Underbody"),
};

/** What a photo of an inspection shows. */
export function viewWords(t: Text, view: ReportView): string {
  return t(VIEWS[view]);
}
