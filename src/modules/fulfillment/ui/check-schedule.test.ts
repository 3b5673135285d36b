import { describe, expect, it } from "vitest";
import { englishText } from "#platform/shared/texts/text.ts";
import { checkSchedule, fieldIdsOf } from "./check-schedule.ts";

const address = {
  streetAddress: "12 Main Street",
  addressLine2: "",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  phone: "(512) 234-5678",
  phoneConsent: false,
  instructions: "",
  registersAtHome: false,
};
const TEXAN = { taxedState: "TX", t: englishText };
const agreedPhone = "5122345678";
const slot = { date: "2026-06-12", hour: 9 };

describe("A request before it is sent", () => {
  it("is sent when nothing is wrong", () => {
    expect(checkSchedule({ option: "PICKUP", address, slot, agreedPhone, ...TEXAN }).body).toEqual({
      option: "PICKUP",
      slot,
    });
    expect(checkSchedule({ option: "DELIVERY", address, slot, agreedPhone, ...TEXAN }).errors).toEqual({});
  });

  it("says everything that is wrong, by field", () => {
    const empty = { ...address, streetAddress: "", city: "", state: "", zipCode: "1", phone: "5" };
    const nothing = { date: null, hour: null };
    expect(
      checkSchedule({ option: "DELIVERY", address: empty, slot: nothing, agreedPhone, ...TEXAN }).errors,
    ).toEqual({
      streetAddress: "This field is required.",
      city: "This field is required.",
      state: "Select a state.",
      zipCode: "Enter a 5-digit US zip code.",
      phone: "Enter a valid 10-digit phone number.",
      phoneConsent: "Please agree to be contacted at this number.",
      "slot-date": "Select a date.",
    });
    expect(
      checkSchedule({
        option: "PICKUP",
        address: empty,
        slot: { ...slot, hour: null },
        agreedPhone,
        ...TEXAN,
      }).errors,
    ).toEqual({
      "slot-time": "Select a time.",
    });
  });

  it("asks for consent to another number than the order's, and for none at a pickup", () => {
    const other = { ...address, phone: "(512) 234-5679" };
    const ask = { option: "DELIVERY" as const, slot, agreedPhone, ...TEXAN };
    expect(checkSchedule({ ...ask, address: other }).errors).toEqual({
      phoneConsent: "Please agree to be contacted at this number.",
    });
    expect(checkSchedule({ ...ask, address: { ...other, phoneConsent: true } }).errors).toEqual({});
    expect(checkSchedule({ ...ask, option: "PICKUP", address: other }).errors).toEqual({});
  });

  it("asks where a car will be registered that goes to another state than its taxes", () => {
    const ask = { option: "DELIVERY" as const, slot, agreedPhone, ...TEXAN };
    const other = { ...address, city: "Ardmore", state: "OK", zipCode: "73401" };
    expect(checkSchedule({ ...ask, address: other }).errors).toEqual({
      registrationState:
        "Your contract includes the taxes and fees of Texas. Confirm that you will register the car there, or call us before we bring it to Oklahoma.",
    });
    const agreed = checkSchedule({ ...ask, address: { ...other, registersAtHome: true } });
    expect(agreed.errors).toEqual({});
    expect(agreed.body).toMatchObject({ registrationState: "TX" });
    const home = checkSchedule({ ...ask, address: { ...address, registersAtHome: true } });
    expect(home.body).not.toHaveProperty("registrationState");
    expect(checkSchedule({ ...ask, option: "PICKUP", address: other }).errors).toEqual({});
  });

  it("puts the server's words beside the fields they are about", () => {
    expect(fieldIdsOf({ slot: "taken", "address.city": "no", state: "other" })).toEqual({
      "slot-time": "taken",
      city: "no",
      state: "other",
    });
  });
});
