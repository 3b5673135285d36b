import { countJobs, deadJobs, retryDeadJobs } from "#platform/server/jobs/job-store.ts";
import { type AdminCommand, AdminRefusal } from "./admin-command.ts";

const MOST_LISTED = 200;
const OVERDUE_MS = 5 * 60_000;

/** Background work: what waits, what failed for good, and another try for it. */
export const jobCommands: readonly AdminCommand[] = [
  {
    name: "jobs list",
    takes: "",
    does: "counts jobs that wait, are overdue or failed for good, by retailer and kind",
    positions: 0,
    run: async ({ database, now, say }) => {
      const rows = await countJobs(database, new Date(now().getTime() - OVERDUE_MS));
      for (const { tenantId, kind, waiting, overdue, dead } of rows)
        say(`${tenantId}  ${kind}  ${waiting} waiting  ${overdue} overdue  ${dead} failed for good`);
      if (rows.length === 0) say("no jobs wait");
      return rows.some(({ overdue, dead }) => overdue > 0 || dead > 0) ? 1 : 0;
    },
  },
  {
    name: "jobs dead",
    takes: "",
    does: "lists jobs that failed for good, with their last error",
    positions: 0,
    run: async ({ database, say }) => {
      const rows = await deadJobs(database, MOST_LISTED);
      for (const { id, tenantId, kind, deadAt, lastError } of rows)
        say(`${id}  ${tenantId}  ${kind}  ${deadAt?.toISOString()}  ${lastError ?? "no error"}`);
      if (rows.length === 0) say("no job failed for good");
      return rows.length === 0 ? 0 : 1;
    },
  },
  {
    name: "jobs retry",
    takes: "<job id>|all",
    does: "gives a job that failed for good another round of tries, or all of them",
    positions: 1,
    run: async ({ database, now, say }, { positions: [asked = ""] }) => {
      const isAll = asked === "all";
      const count = await retryDeadJobs(database, { id: isAll ? undefined : asked, now: now() });
      if (count === 0 && !isAll) throw new AdminRefusal(`${asked} is no job that failed for good`);
      say(`${count} jobs will be tried again`);
      return 0;
    },
  },
];
