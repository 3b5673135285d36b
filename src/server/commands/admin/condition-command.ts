import { readFile } from "node:fs/promises";
import { saveConditionReports } from "#modules/stock-feeds/server/save-condition-reports.ts";
import { type AdminCommand, AdminRefusal } from "./admin-command.ts";
import { namedTenant } from "./named-tenant.ts";

/** Inspections often come from another system than the stock, after the car is listed. */
export const conditionCommand: AdminCommand = {
  name: "conditions load",
  takes: "<id> <file.json>",
  does: "puts inspection reports beside cars by VIN (docs/operations.md)",
  positions: 2,
  run: async (world, { positions: [asked = "", file = ""] }) => {
    const { id } = await namedTenant(world, asked);
    const result = await saveConditionReports(world.database.forTenant(id), await textOf(file)).catch(
      (error: unknown) => {
        if (error instanceof SyntaxError) throw new AdminRefusal(`${file} is not JSON`);
        throw error;
      },
    );
    world.say(`${result.saved} reports are on their cars`);
    for (const at of result.unusable) world.say(`entry ${at} is not a report with a VIN`);
    for (const vin of result.unknown) world.say(`${vin} is not in the stock`);
    if (result.dropped > 0) world.say(`${result.dropped} marks or pictures name something that is not known`);
    return result.unusable.length + result.unknown.length + result.dropped === 0 ? 0 : 1;
  },
};

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch {
    throw new AdminRefusal(`${file} can't be read`);
  }
}
