import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeTrackerWorld, type TrackerWorld } from "#tests/support/tracker-world.ts";
import type { CoBuyerDetails } from "../domain/order-party.ts";
import { orderParties, recordCoBuyer } from "./order-parties.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const ROSA: CoBuyerDetails = {
  firstName: "Rosa",
  lastName: "Canary-Ortiz",
  email: "rosa@example.com",
  phone: "5125550117",
  addressLine1: "9 Elm St",
  addressLine2: "",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
};

const partiesOf = (orderId: string) =>
  world.system.db.transaction((trx) => orderParties(trx, world.system, orderId));
const record = (orderId: string, coBuyer: CoBuyerDetails | null) =>
  world.system.db.transaction((trx) => recordCoBuyer(trx, world.system, { orderId, coBuyer }));

describe("The parties of an order", () => {
  it("are the buyer alone until somebody joins, and the last word counts", async () => {
    const { deal } = await world.submittedOrder();
    expect(await partiesOf(deal.dealId)).toMatchObject({ buyer: { role: "buyer" }, coBuyer: null });
    await record(deal.dealId, { ...ROSA, firstName: "Rosalia" });
    await record(deal.dealId, ROSA);
    expect((await partiesOf(deal.dealId)).coBuyer).toEqual({ role: "co-buyer", ...ROSA });
    await record(deal.dealId, null);
    expect((await partiesOf(deal.dealId)).coBuyer).toBeNull();
  });

  it("keep nothing of the second person readable, nor anything but a party's fields", async () => {
    const { deal } = await world.submittedOrder();
    await record(deal.dealId, { ...ROSA, ssn: "900-11-2222" } as CoBuyerDetails);
    const { rows } = await world.database.owner.query("select * from order_party where order_id = $1", [
      deal.dealId,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/\bRosa\b|Canary|5125550117|rosa@/u);
    expect(JSON.stringify(await partiesOf(deal.dealId))).not.toContain("900-11-2222");
  });

  it("open only in their own order", async () => {
    const [one, other] = [await world.submittedOrder(), await world.submittedOrder()];
    await record(one.deal.dealId, ROSA);
    await world.database.owner.query(
      "insert into order_party select tenant_id, $2, role, party_sealed, recorded_at from order_party where order_id = $1",
      [one.deal.dealId, other.deal.dealId],
    );
    await expect(partiesOf(other.deal.dealId)).rejects.toThrow();
  });
});
