import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import type { AdfLead } from "./adf-lead.ts";

/** The lead in words, for the mailbox of a person. */
export function readableLead({ kind, vehicle, customer, timeframe, vendor, id }: AdfLead): string {
  const name = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  const lines = [
    kind === "test-drive" ? `Test drive request for ${vendor.name}` : `Message for ${vendor.name}`,
    "",
    ...pair("Vehicle", [name, vehicle.trim].filter(Boolean).join(" ")),
    ...pair("Stock number", vehicle.stockNumber),
    ...pair("VIN", vehicle.vin),
    ...pair("Page", vehicle.url),
    ...pair("When", timeframe?.text ?? null),
    "",
    ...pair("Name", `${customer.firstName} ${customer.lastName}`),
    ...pair("Email", customer.email),
    ...pair("Phone", customer.phone === "" ? null : formatPhone(customer.phone)),
    ...(customer.comments === "" ? [] : ["", customer.comments]),
    "",
    `Reference ${id}. The attached file is the same lead in ADF for your CRM.`,
  ];
  return lines.join("\n");
}

function pair(label: string, value: string | null): string[] {
  return value === null || value === "" ? [] : [`${label}: ${value}`];
}
