import { checkDigit } from "#modules/inventory/domain/vin-check-digit.ts";
import { blindIndex } from "#platform/server/crypto/field-encryption.ts";
import type { PlateBody } from "../../domain/plate-schema.ts";
import type { PlateCar, PlateReply, PlateService } from "../plate-service.ts";
import { notePlate } from "./sandbox-plates.ts";

const DOWN: PlateReply = { kind: "failure", reason: "unavailable", vendorCode: "sandbox-down" };
const TWO_CARS = "DEMO002";
const NOT_FOUND = "DEMO003";
const OTHER_STATE = "DEMO004";
const NEVER_UP = "DEMO005";
const DOWN_ONCE = "DEMO006";

/** Cars that a plate may have: the first half of a VIN, and what it says. */
const CARS = [
  { open: "1HGCM8260", code: "3A", car: { year: 2003, make: "Honda", model: "Accord", bodyStyle: "sedan" } },
  {
    open: "5NPE34AF0",
    code: "KH",
    car: { year: 2019, make: "Hyundai", model: "Sonata", bodyStyle: "sedan" },
  },
  { open: "1FTEW1EP0", code: "LF", car: { year: 2020, make: "Ford", model: "F-150", bodyStyle: "pickup" } },
  { open: "JTMB1RFV0", code: "MD", car: { year: 2021, make: "Toyota", model: "RAV4", bodyStyle: "suv" } },
] as const;

/** Plates that only play: any that is not named here has one car, the same each time. */
export const sandboxPlateService: PlateService = {
  scenarios: [
    { outcome: "one car, the same each time", input: "DEMO 001, and any plate that is not named here" },
    { outcome: "two cars had this plate", input: "DEMO 002" },
    { outcome: "no car has this plate", input: "DEMO 003" },
    { outcome: "a plate of Ohio (of Texas, where Ohio was chosen)", input: "DEMO 004" },
    { outcome: "the service does not answer", input: "DEMO 005" },
    { outcome: "no answer the first time, then one car", input: "DEMO 006" },
  ],
  async find(ctx, asked) {
    const times = await notePlate(ctx, blindIndex(ctx.keys, `plate|sandbox|${asked.state}|${asked.plate}`));
    switch (asked.plate) {
      case NOT_FOUND:
        return { kind: "not-found" };
      case OTHER_STATE:
        return { kind: "other-state", state: asked.state === "OH" ? "TX" : "OH" };
      case NEVER_UP:
        return DOWN;
      case DOWN_ONCE:
        return times === 1 ? DOWN : { kind: "found", cars: [carOf(asked, 0)] };
      default:
        return {
          kind: "found",
          cars: asked.plate === TWO_CARS ? [carOf(asked, 1), carOf(asked, 2)] : [carOf(asked, 0)],
        };
    }
  },
};

/** The same car for the same plate, with a VIN of its own and a right check digit. */
function carOf({ state, plate }: PlateBody, turn: number): PlateCar {
  let number = 7;
  for (const sign of `${state}${plate}`) number = (number * 31 + sign.charCodeAt(0)) % 899_999;
  const { open, code, car } = CARS[(number + turn) % CARS.length] ?? CARS[0];
  const vin = `${open.slice(0, 8)}0${code}${100_000 + ((number + turn * 1_237) % 900_000)}`;
  return { vin: vin.slice(0, 8) + checkDigit(vin) + vin.slice(9), car: { ...car, trim: null } };
}
