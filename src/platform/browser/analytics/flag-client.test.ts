import { describe, expect, it } from "vitest";
import { createFlagClient, type FlagExposure, type FlagService } from "./flag-client.ts";

const service = (on: readonly string[], seen: FlagExposure[] = []): FlagService => ({
  isOn: (key) => on.includes(key),
  variant: (_key, fallback) => fallback,
  met: (exposure) => void seen.push(exposure),
});

describe("flags in a page", () => {
  it("are false and logged as an error when asked before the service is ready (FLG-21)", () => {
    const errors: string[] = [];
    const client = createFlagClient((message) => void errors.push(message));
    expect(client.check("c3_toggle")).toBe(false);
    expect(errors).toEqual(["flag c3_toggle was checked before the flag service was ready"]);
    client.install(service(["c3_toggle"]));
    expect(client.check("c3_toggle")).toBe(true);
    expect(errors).toHaveLength(1);
  });

  it("asked asynchronously are false on any error and never reject (FLG-22)", async () => {
    const errors: string[] = [];
    const client = createFlagClient((message) => void errors.push(message));
    expect(await client.checkAsync("c3_toggle")).toBe(false);
    client.install({
      ...service([]),
      isOn: () => {
        throw new TypeError("broken");
      },
    });
    expect(await client.checkAsync("c3_toggle")).toBe(false);
    expect(errors).toEqual([
      "flag c3_toggle was checked before the flag service was ready",
      "flag c3_toggle could not be checked: TypeError",
    ]);
  });

  it("tell whoever listens when the service arrives and when values change", () => {
    const client = createFlagClient(() => undefined);
    let told = 0;
    const stop = client.subscribe(() => (told += 1));
    client.install(service([]));
    client.install(service(["c3_toggle"]));
    stop();
    client.install(service([]));
    expect(told).toBe(2);
  });

  it("keep what was met before the service arrived", () => {
    const client = createFlagClient(() => undefined);
    const seen: FlagExposure[] = [];
    const exposure = { flag: "message_banner", variant: "timer", experiment: "banner" };
    client.met(exposure);
    client.install(service([], seen));
    client.install(service([], seen));
    expect(seen).toEqual([exposure]);
  });
});
