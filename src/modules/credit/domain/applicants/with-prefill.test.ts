import { describe, expect, it } from "vitest";
import { withPrefill } from "./with-prefill.ts";

const KNOWN = {
  firstName: "Robin",
  lastName: "Buyer",
  birthDate: "1985-07-04",
  phone: "5125550142",
  email: "robin@example.com",
  address: { line1: "12 Main Street", line2: "Apt 4B", city: "Austin", state: "TX", zipCode: "78701" },
  zipCode: "78701",
  state: "TX",
  annualIncomeCents: 9_050_000,
};
const countyOf = () => "Travis";

describe("What somebody said to pre-qualify", () => {
  it("fills in their application's first pages", () => {
    expect(withPrefill({}, KNOWN, countyOf)).toEqual({
      personal: {
        firstName: "Robin",
        lastName: "Buyer",
        phone: "5125550142",
        email: "robin@example.com",
        birthDate: "07/04/1985",
        addressLine1: "12 Main Street",
        unitType: "APARTMENT",
        unitNumber: "4B",
        city: "Austin",
        state: "TX",
        zipCode: "78701",
        county: "Travis",
      },
      employment: { annualIncome: "90,500" },
    });
  });

  it("is never more than checkout's own words, and no mix of two homes", () => {
    const personal = { firstName: "Rob", lastName: "BUYER ", addressLine1: "1 Elm Street", zipCode: "77002" };
    const filled = withPrefill({ personal }, KNOWN, countyOf)?.personal;
    expect(filled).toMatchObject(personal);
    expect(filled).not.toHaveProperty("city");
    expect(filled).not.toHaveProperty("unitNumber");
  });

  it("is where the zip code is for who was asked no address", () => {
    const filled = withPrefill({}, { ...KNOWN, address: null, email: null }, countyOf)?.personal;
    expect(filled).toMatchObject({ zipCode: "78701", state: "TX", county: "Travis" });
    expect(filled).not.toHaveProperty("email");
    expect(filled).not.toHaveProperty("addressLine1");
  });

  it("is not said of a buyer with another last name", () => {
    expect(withPrefill({ personal: { lastName: "Other" } }, KNOWN, countyOf)).toBeNull();
  });
});
