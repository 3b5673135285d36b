import type { SheetLine } from "./sheet-line.ts";
import type { Worksheet, WorksheetLimits, WorksheetProblem } from "./worksheet.ts";

/** What one way to pay adds to a worksheet. */
export interface WayToPay extends Pick<Worksheet, "loan" | "lease" | "cash" | "limits" | "problems"> {
  /** What is paid at signing. */
  readonly due: readonly SheetLine[];
}

export const NO_LIMITS: WorksheetLimits = {
  downPayment: null,
  minimumFinancedCents: null,
  maximumFrontCents: null,
  maximumTotalCents: null,
  maximumMileage: null,
  maximumAgeYears: null,
  firstPayment: null,
};

export function problem(
  code: WorksheetProblem["code"],
  values: WorksheetProblem["values"] = {},
): WorksheetProblem {
  return { code, values };
}
