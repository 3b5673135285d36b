import { CREDIT_PAGES } from "#modules/credit/domain/application-view.ts";
import type { WizardPlace } from "./wizard-places.ts";

/** The address of one page for the owner of the order. */
export function placeAddress(orderNumber: string, { role, page }: WizardPlace): string {
  const seat = role === "JOINT" ? "co-applicant/" : "";
  return `/checkout/${orderNumber}/credit-application/${seat}${page}`;
}

/** The page that an address names; null for the start of the wizard. */
export function placeOfPath(pathname: string): WizardPlace | null {
  const parts = pathname.split("/").filter((part) => part !== "");
  const last = parts.at(-1);
  const page = CREDIT_PAGES.find((one) => one === last);
  if (page === undefined) return null;
  return { role: parts.at(-2) === "co-applicant" ? "JOINT" : "PRIMARY", page };
}
