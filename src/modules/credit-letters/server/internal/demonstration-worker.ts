import { doWork } from "#platform/server/process/do-work.ts";
import { drawDemonstration } from "./draw-demonstration.ts";

doWork(drawDemonstration);
