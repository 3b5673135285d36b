import type { Database } from "../database/open-database.ts";
import { messageOf } from "../context/message-of.ts";
import type { Log } from "../context/log.ts";
import { renewLeases, type ClaimedJob } from "./job-store.ts";

/** Leases of jobs that run here: renewed while this process lives, so that they may be short and end soon after it. */
interface KeptLeases {
  /** Runs the work of a job under its lease. */
  during<T>(job: ClaimedJob, work: () => Promise<T>): Promise<T>;
}

/** Renews three times a lease; the timer stands still while nothing runs. */
export function keepLeases(input: {
  readonly database: Database;
  readonly log: Log;
  readonly leaseSeconds: number;
}): KeptLeases {
  const { database, log, leaseSeconds } = input;
  const running = new Set<ClaimedJob>();
  let timer: NodeJS.Timeout | undefined;
  const renew = (): void => {
    void renewLeases(database, { jobs: [...running], leaseSeconds }).catch((error: unknown) => {
      // The database is away: the next renewal may still come in time.
      log.warn("leases could not be renewed", { error: messageOf(error) });
    });
  };
  return {
    async during(job, work) {
      running.add(job);
      timer ??= setInterval(renew, (leaseSeconds * 1000) / 3);
      try {
        return await work();
      } finally {
        running.delete(job);
        if (running.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
      }
    },
  };
}
