import { english, type Text } from "../texts/text.ts";

const A_MINUTE = english("a minute");
const AN_HOUR = english("an hour");
const MINUTES = english("{count} minutes");
const HOURS = english("{count} hours");

/** How long to wait, rounded up, as it stands in a sentence: `a minute`, `12 minutes`, `an hour`, `5 hours`. */
export function waitText(seconds: number, t: Text): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return t(A_MINUTE);
  if (minutes < 60) return t(MINUTES, { count: minutes });
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? t(AN_HOUR) : t(HOURS, { count: hours });
}
