import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  CaptureOutcome,
  CaptureStart,
  IdCaptureProvider,
} from "#modules/id-verification/providers/id-capture-provider.ts";
import type { TestWorld } from "#tests/support/test-context.ts";

/** One checker of identity cards, and a buyer who takes pictures. */
export interface IdCaptureCase {
  readonly provider: IdCaptureProvider;
  /** The buyer takes the pictures, on our page or on the provider's; what the provider then says when it is read. */
  finish(
    capture: { readonly start: CaptureStart; readonly verificationRef: string },
    end: CaptureOutcome,
  ): Promise<unknown>;
  close(): Promise<void>;
}

/** What every checker does. */
export function idCaptureContract(make: () => Promise<IdCaptureCase>, worldOf: () => TestWorld): void {
  let harness: IdCaptureCase;
  let world: TestWorld;
  beforeAll(async () => {
    world = worldOf();
    harness = await make();
  });
  afterAll(() => harness.close());

  const request = (verificationRef: string, captureRef: string | null = null) => ({
    verificationRef,
    captureRef,
    returnUrl: "https://shop.test/progress/id-verification/capture/T",
  });
  async function start(reference: string, captureRef: string | null = null): Promise<CaptureStart> {
    const started = await harness.provider.start(world.ctx, request(reference, captureRef));
    if (started.kind === "failure") throw new Error(started.vendorCode);
    return started;
  }

  it.each(["SUCCESSFUL", "FAILED", "INCOMPLETE"] as const)("ends as %s", async (end) => {
    const started = await start(`ref-${end}`);
    expect(started.kind).toBe(harness.provider.isHosted ? "hosted" : "own-page");
    expect(await harness.finish({ start: started, verificationRef: `ref-${end}` }, end)).toBe(end);
  });

  it("started twice is one capture, with a way in of its own each time", async () => {
    const first = await start("ref-twice");
    const again = await start("ref-twice");
    expect(again.kind).toBe(first.kind);
    if (first.kind !== "hosted" || again.kind !== "hosted") return;
    expect(again.captureRef).toBe(first.captureRef);
    expect(again.url).not.toBe(first.url);
    expect(await start("ref-twice", first.captureRef)).toMatchObject({ captureRef: first.captureRef });
  });

  it("knows no capture of somebody else", async () => {
    const read = harness.provider.read?.bind(harness.provider);
    for (const ref of ["inq_nobody", "../accounts", ""])
      expect((await read?.(world.ctx, ref)) ?? { kind: "unknown" }).toEqual({ kind: "unknown" });
  });
}
