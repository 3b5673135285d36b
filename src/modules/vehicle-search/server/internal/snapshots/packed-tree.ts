import type { Column } from "#modules/search-index/domain/index/index-state.ts";

/** Objects of objects whose leaves are columns, lists of what JSON can say, and single values. */
export type Tree =
  | Column
  | string
  | number
  | boolean
  | null
  | readonly unknown[]
  | { readonly [name: string]: Tree };

/** What stands for a leaf in the description of a tree. */
type Place =
  | { readonly part: number }
  | { readonly value: string | number | boolean | null }
  | { readonly list: readonly Place[] }
  | { readonly fields: Readonly<Record<string, Place>> };

export interface Packed {
  readonly place: Place;
  readonly parts: readonly Part[];
}

/** A column, or a list as lines of JSON. */
export type Part = Column | readonly unknown[];

const isColumn = (value: unknown): value is Column => ArrayBuffer.isView(value);

/** Takes a tree apart into a small description, which is JSON, and its large leaves. */
export function packTree(tree: Tree): Packed {
  const parts: Part[] = [];
  const placeOf = (value: Tree): Place => {
    if (isColumn(value)) return { part: parts.push(value) - 1 };
    if (Array.isArray(value))
      return value.every(isColumn) ? { list: value.map(placeOf) } : { part: parts.push(value) - 1 };
    if (typeof value !== "object" || value === null) return { value };
    const fields = Object.entries(value).map(([name, one]) => [name, placeOf(one as Tree)] as const);
    return { fields: Object.fromEntries(fields) };
  };
  return { place: placeOf(tree), parts };
}

/** The tree again. Its type is the word of whoever packed it. */
export function unpackTree({ place, parts }: Packed): Tree {
  if ("part" in place) return parts[place.part] as Tree;
  if ("value" in place) return place.value;
  if ("list" in place) return place.list.map((one) => unpackTree({ place: one, parts }));
  const fields = Object.entries(place.fields).map(([name, one]) => [name, unpackTree({ place: one, parts })]);
  return Object.fromEntries(fields) as Tree;
}
