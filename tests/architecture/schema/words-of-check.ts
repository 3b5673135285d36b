/** SQL for the definition of a constraint `k`, followed by the body of the function that it asks, where it asks one. */
export const DEFINITION = `pg_get_constraintdef(k.oid) || coalesce((select p.prosrc from pg_depend d
  join pg_proc p on p.oid = d.refobjid where d.classid = 'pg_constraint'::regclass and d.objid = k.oid
    and d.refclassid = 'pg_proc'::regclass), '')`;

/**
 * The words that a check lets through, sorted: of `CHECK ((status = ANY (ARRAY['a'::text, 'b'::text])))`, or of
 * `CHECK (is_status(status))` whose function has `word = any ('{a,b}'::text[])`. None for any other check.
 * @param definition as `DEFINITION` has it
 */
export function wordsOf(definition: string): string[] {
  const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/u.exec(definition) ?? [];
  if (list !== undefined)
    return [...list.matchAll(/'((?:[^']|'')*)'::text/gu)].map(([, word = ""]) => word).toSorted();
  const [, known = ""] =
    /^CHECK \(\w+\(\w+\)\)[^]* = any \('\{([^}]*)\}'::text\[\]\);/u.exec(definition) ?? [];
  return known
    .split(/[\s,]+/u)
    .filter(Boolean)
    .toSorted();
}
