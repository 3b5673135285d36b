import { OpenFeature } from "@openfeature/server-sdk";
import type { Flags } from "#platform/server/context/flags.ts";
import type { Log } from "#platform/server/context/log.ts";
import type { Actor } from "#platform/server/context/request-context.ts";
import { datafileProvider, type FindDatafile } from "./datafile-provider.ts";

interface FlagCaller {
  readonly tenantId: string;
  readonly actor: Actor;
}

/** The server's flags, asked for through OpenFeature. Built once a process. */
interface FlagRuntime {
  of(caller: FlagCaller): Flags;
}

/**
 * @param parts.domain names this process's provider in OpenFeature's registry, which all of a process share
 */
export async function openFlagRuntime(parts: {
  readonly domain: string;
  readonly find: FindDatafile;
  readonly log: Log;
}): Promise<FlagRuntime> {
  await OpenFeature.setProviderAndWait(parts.domain, datafileProvider(parts.find));
  const client = OpenFeature.getClient(parts.domain);
  const logged = (key: string, { tenantId }: FlagCaller, errorCode: string | undefined): void => {
    if (errorCode !== undefined)
      parts.log.error("a flag could not be decided", { code: errorCode, kind: key, tenantId });
  };
  return {
    of: (caller) => {
      const { actor, tenantId } = caller;
      const context = {
        tenantId,
        ...(actor.kind === "account" && { targetingKey: actor.accountId }),
      };
      return {
        async isOn(key) {
          const { value, errorCode } = await client.getBooleanDetails(key, false, context);
          logged(key, caller, errorCode);
          return value;
        },
        async decide(key, fallback) {
          const { value, errorCode, flagMetadata } = await client.getStringDetails(key, fallback, context);
          logged(key, caller, errorCode);
          const { experiment } = flagMetadata;
          return { value, experiment: typeof experiment === "string" ? experiment : null };
        },
      };
    },
  };
}
