import { describe, expect, test } from "vitest";
import { vinInBarcodes } from "./vin-in-barcode.ts";

const VIN = "1HGCM82633A004352";

describe("The barcodes of a door frame", () => {
  test.each([
    ["the VIN alone", [VIN]],
    ["an import mark before it", [`I${VIN}`]],
    ["small letters", [VIN.toLowerCase()]],
    ["an address around it", [`https://maker.example/v?vin=${VIN}&x=1`]],
    ["a part number first", ["PART-0042", VIN]],
  ])("give the VIN: %s", (_, texts) => {
    expect(vinInBarcodes(texts)).toBe(VIN);
  });

  test.each([
    ["nothing", []],
    ["a part number", ["04E 115 561 H"]],
    ["a VIN with one wrong character", ["1HGCM82633A004353"]],
  ])("give none: %s", (_, texts) => {
    expect(vinInBarcodes(texts)).toBeNull();
  });
});
