import { AppError } from "#platform/shared/app-error.ts";
import type { ProductClock } from "#platform/server/context/product-clock.ts";

/**
 * The clock as the sandbox desk may move it: it is one for all retailers, so it stands while one of them is live.
 * @throws AppError conflict `sandbox.clockShared`
 */
export function sandboxClock(clock: ProductClock, isDemoOnly: () => boolean): ProductClock {
  return {
    ...clock,
    async advance(seconds) {
      if (!isDemoOnly()) {
        throw new AppError("conflict", {
          code: "sandbox.clockShared",
          message: "A live store shares this clock, so it cannot be moved.",
        });
      }
      await clock.advance(seconds);
    },
  };
}
