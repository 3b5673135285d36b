import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { EventBuffer } from "./event-buffer.ts";

export type AnalyticsContext = TenantContext & {
  readonly keys: TenantKeys;
  readonly analytics: {
    readonly buffer: EventBuffer;
    /** Texts of the product by `alertFingerprint`. */
    readonly alertTexts: ReadonlyMap<string, string>;
  };
};
