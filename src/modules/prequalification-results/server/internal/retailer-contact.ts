import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { CreditorContact } from "../../domain/decline-content.ts";

/** Who supervises a dealer that gives or arranges credit (Regulation B, appendix A). */
const DEALERS_AGENCY = [
  english("Federal Trade Commission, Consumer Response Center"),
  english("600 Pennsylvania Avenue NW, Washington, DC 20580"),
];

/** The retailer as letters name it. */
export function retailerContact({ tenant }: Pick<TenantContext, "tenant">): CreditorContact {
  const { legalName, support, privacyContacts } = tenant;
  const address = privacyContacts.find((one) => one.address !== undefined)?.address;
  return {
    legalName,
    addressLines: address === undefined ? [support.email] : address.split("\n").map((line) => line.trim()),
    phone: support.phone,
    agencyLines: DEALERS_AGENCY,
  };
}
