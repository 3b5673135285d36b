/**
 * What a form shows after a save: where the server knew better, such as a county by its zip code, its word, unless
 * somebody typed on meanwhile.
 */
export function takeOver<T extends object>({
  sent,
  kept,
  now,
}: {
  readonly sent: T;
  readonly kept: T;
  readonly now: T;
}): T {
  const names = Object.keys(kept) as (keyof T)[];
  const better = names.filter(
    (name) => typeof kept[name] === "string" && kept[name] !== sent[name] && now[name] === sent[name],
  );
  return better.length === 0
    ? now
    : { ...now, ...Object.fromEntries(better.map((name) => [name, kept[name]])) };
}
