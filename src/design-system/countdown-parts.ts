/** UI-13: whole seconds as hours, minutes and seconds, each padded to two digits; never negative. */
export function countdownParts(totalSeconds: number): { hours: string; minutes: string; seconds: string } {
  const left = Math.max(0, Math.floor(totalSeconds));
  const pad = (value: number) => String(value).padStart(2, "0");
  return {
    hours: pad(Math.floor(left / 3600)),
    minutes: pad(Math.floor(left / 60) % 60),
    seconds: pad(left % 60),
  };
}
