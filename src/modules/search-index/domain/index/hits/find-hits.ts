import type { FacetName } from "../../facets.ts";
import { bitCount } from "../bit-count.ts";
import { featureMask, masksOf } from "./block-masks.ts";
import { passLooks } from "./look-passes.ts";
import { liveRows } from "../look-sets.ts";
import { BLOCK_ROWS, MIXED } from "../row-blocks.ts";
import { markedIn, type Marked } from "../row-sets.ts";
import type { SearchScratch } from "../scratch.ts";
import { missBit, type SearchPlan } from "../search-plan.ts";
import type { SearchedIndex } from "../../shared/searched-index.ts";

/** What becomes of the rows of a spec: nothing, hits, or a count in the one facet that the spec misses. */
const NOTHING = 0;
const HITS = 1;
const COUNTED = 2;

/**
 * Marks the rows that pass in `scratch.marks`, and counts by spec the rows that pass all but the misses of their spec.
 * Blocks of 32 rows are decided as a whole: by their spec, by sets of rows, and by the bounds of their figures.
 * @param counted facets that will be counted: misses of others need not be known
 * @returns the rows that pass
 */
export function findHits(
  index: SearchedIndex,
  scratch: SearchScratch,
  { plan, counted }: { plan: SearchPlan; counted: readonly FacetName[] },
): Marked {
  scratch.reserve({ blocks: index.blocks.count, specs: index.specs.size, filters: plan.looks.length });
  passLooks(index, scratch, plan.looks);
  new HitFinder(index, scratch, { plan, roles: rolesOfSpecs(index, plan, counted) }).find();
  return markedIn(scratch.marks, index.blocks.count);
}

/** Null when the rows of every spec are hits as far as their spec decides. */
function rolesOfSpecs(
  index: SearchedIndex,
  plan: SearchPlan,
  counted: readonly FacetName[],
): Uint8Array | null {
  const { specMisses } = plan;
  // Candidates are of specs that answer already, and a token of looks, equipment or a VIN says nothing of specs.
  const words = plan.keywords?.candidates === null ? plan.keywords : null;
  const isBySpec = words !== null && words.features.length === 0 && words.rows.size === 0;
  if (specMisses === null && !isBySpec) return null;
  const roles = new Uint8Array(index.specs.size).fill(HITS);
  const asked = counted.reduce((bits, name) => bits | missBit(name), 0);
  for (let spec = 0; specMisses !== null && spec < roles.length; spec += 1) {
    const miss = specMisses[spec] as number;
    // One facet is missed, and it will be counted.
    const isCounted = (miss & (miss - 1)) === 0 && (miss & asked) !== 0;
    if (miss !== 0) roles[spec] = isCounted ? COUNTED : NOTHING;
  }
  if (isBySpec) {
    const ofLooks = words.lookTokens.reduce((all, tokens) => all | tokens, 0);
    for (let spec = 0; spec < roles.length; spec += 1) {
      if (((words.specTokens[spec] as number) | ofLooks) !== words.all) roles[spec] = NOTHING;
    }
  }
  return roles;
}

interface Tables {
  readonly plan: SearchPlan;
  /** By spec; null when all are hits. */
  readonly roles: Uint8Array | null;
}

class HitFinder {
  readonly #index: SearchedIndex;
  readonly #scratch: SearchScratch;
  readonly #tables: Tables;

  constructor(index: SearchedIndex, scratch: SearchScratch, tables: Tables) {
    this.#index = index;
    this.#scratch = scratch;
    this.#tables = tables;
  }

  find(): void {
    const { owners, count } = this.#index.blocks;
    const { plan, roles } = this.#tables;
    const { marks, almost, anyLook, looked } = this.#scratch;
    const live = liveRows(this.#index);
    const masks = masksOf(this.#index, plan);
    const candidates = this.#markCandidates();
    const wantsFeatures = plan.features.length > 0;
    for (let block = 0; block < count; block += 1) {
      const owner = owners[block] as number;
      const role = owner === MIXED || roles === null ? HITS : (roles[owner] as number);
      let mask = role === NOTHING ? 0 : (live[block] as number) & (candidates?.[block] ?? -1);
      for (let at = 0; at < masks.length && mask !== 0; at += 1) mask &= masks[at]?.(block, mask) ?? 0;
      const features = wantsFeatures && mask !== 0 ? featureMask(this.#index, plan, block) : -1;
      const looks = looked[block] as number;
      let ofHits = role === HITS ? -1 : 0;
      if (owner === MIXED) ofHits = this.#passMixed({ block, mask, shown: looks & features });
      else this.#countSpec(owner, bitCount(mask & looks & features));
      marks[block] = mask & looks & features & ofHits;
      almost[block] = mask & looks & ofHits;
      anyLook[block] = mask & features & ofHits;
    }
  }

  /** Null when every row is one. */
  #markCandidates(): Uint32Array | null {
    const rows = this.#tables.plan.keywords?.candidates ?? null;
    if (rows === null) return null;
    const { candidates } = this.#scratch;
    candidates.fill(0, 0, this.#index.blocks.count);
    for (const row of rows) candidates[row >>> 5] = (candidates[row >>> 5] as number) | (1 << (row & 31));
    return candidates;
  }

  /** The rows of a mixed block whose spec passes; counts those that are `shown` by their spec. */
  #passMixed({ block, mask, shown }: { block: number; mask: number; shown: number }): number {
    const { spec } = this.#index.columns;
    const { roles } = this.#tables;
    let hits = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const ofRow = spec[block * BLOCK_ROWS + 31 - Math.clz32(bit)] as number;
      const role = roles === null ? HITS : roles[ofRow];
      if (role === NOTHING) continue;
      if (role === HITS) hits |= bit;
      if ((bit & shown) !== 0) this.#countSpec(ofRow, 1);
    }
    return hits;
  }

  #countSpec(spec: number, rows: number): void {
    if (rows === 0) return;
    const scratch = this.#scratch;
    const before = scratch.perSpec[spec] as number;
    if (before === 0) {
      scratch.specs[scratch.specCount] = spec;
      scratch.specCount += 1;
    }
    scratch.perSpec[spec] = before + rows;
  }
}
