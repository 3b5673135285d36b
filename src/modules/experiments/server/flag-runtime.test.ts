import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import type { TenantFlags } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { LogFields } from "#platform/server/context/log.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { datafileOf } from "../domain/datafile.ts";
import { openFlagRuntime } from "./flag-runtime.ts";

const base = (demoTenants[0] as (typeof demoTenants)[number]).config;
const actor = { kind: "account", accountId: "acc_1", sessionId: "ses_1" } as const;
const boolean = Object.keys(base.flags).filter((key) => key !== "message_banner") as (keyof TenantFlags)[];

async function runtimeWith(flags: Partial<TenantFlags>) {
  const errors: LogFields[] = [];
  const log = {
    ...silentLog,
    error: (_message: string, fields?: LogFields) => void errors.push(fields ?? {}),
  };
  const datafile = datafileOf({ ...base, flags: { ...base.flags, ...flags } });
  const runtime = await openFlagRuntime({
    domain: `test-${Math.random()}`,
    find: (tenantId) => (tenantId === "demo" ? datafile : undefined),
    log,
  });
  return { flags: runtime.of({ tenantId: "demo", actor }), runtime, errors };
}

describe("flags on the server, through OpenFeature", () => {
  it.each(boolean)("%s is what the retailer's configuration says", async (key) => {
    for (const value of [true, false]) {
      const { flags, errors } = await runtimeWith({ [key]: value });
      expect(await flags.isOn(key)).toBe(value);
      expect(errors).toEqual([]);
    }
  });

  it("answers false for a flag nobody knows, and says so in the log (FLG-22)", async () => {
    const { flags, errors } = await runtimeWith({});
    expect(await flags.isOn("no_such_flag")).toBe(false);
    expect(errors).toEqual([{ code: "FLAG_NOT_FOUND", kind: "no_such_flag", tenantId: "demo" }]);
  });

  it("answers false before there is a datafile, and logs an error (FLG-21, FLG-22)", async () => {
    const { runtime, errors } = await runtimeWith({ c3_toggle: true });
    const early = runtime.of({ tenantId: "not-loaded", actor });
    expect(await early.isOn("c3_toggle")).toBe(false);
    expect(await early.decide("message_banner", "none")).toEqual({ value: "none", experiment: null });
    expect(errors.map(({ code }) => code)).toEqual(["PROVIDER_NOT_READY", "PROVIDER_NOT_READY"]);
  });

  it("answers a flag's variant, and refuses to read it as yes or no", async () => {
    const { flags, errors } = await runtimeWith({ message_banner: "no_timer" });
    expect(await flags.decide("message_banner", "none")).toEqual({ value: "no_timer", experiment: null });
    expect(await flags.isOn("message_banner")).toBe(false);
    expect(errors.map(({ code }) => code)).toEqual(["TYPE_MISMATCH"]);
  });
});
