import { describe, expect, it } from "vitest";
import { captureComplaints, standingComplaints } from "./capture-complaints.ts";

const EMPTY = { front: undefined, back: undefined, documentNumber: "", issuingState: "" };
const FULL = { front: {}, back: {}, documentNumber: "D1234567", issuingState: "TX" };

describe("Complaints of the ID form", () => {
  it("name every field of an empty form and none of a full one", () => {
    expect(Object.keys(captureComplaints(EMPTY))).toEqual([
      "issuingState",
      "front",
      "back",
      "documentNumber",
    ]);
    expect(captureComplaints(FULL)).toEqual({});
  });

  it("go one by one as the fields are filled in", () => {
    const ours = captureComplaints(EMPTY);
    const standing = (now: typeof EMPTY | typeof FULL) =>
      Object.keys(standingComplaints({ ours, servers: {}, now, sent: EMPTY }));
    expect(standing({ ...FULL, documentNumber: "D1" })).toEqual(["documentNumber"]);
    expect(standing({ ...FULL, back: undefined as never })).toEqual(["back"]);
    expect(standing(FULL)).toEqual([]);
  });

  it("of a field that was not complained about wait for the next sending", () => {
    expect(standingComplaints({ ours: {}, servers: {}, now: EMPTY, sent: EMPTY })).toEqual({});
  });

  it("of the server stay until that field is changed", () => {
    const servers = { documentNumber: "This number is taken." };
    const standing = (now: typeof FULL) => standingComplaints({ ours: {}, servers, now, sent: FULL });
    expect(standing({ ...FULL, issuingState: "NM" })).toEqual(servers);
    expect(standing({ ...FULL, documentNumber: "D7654321" })).toEqual({});
  });
});
