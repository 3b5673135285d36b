import type { FacetName } from "../facets.ts";
import { featureMask, masksOf } from "./block-masks.ts";
import { BLOCK_ROWS, MIXED } from "./row-blocks.ts";
import type { SearchScratch } from "./scratch.ts";
import { missBit, type SearchPlan } from "./search-plan.ts";
import type { SearchedIndex } from "../shared/searched-index.ts";

/** What becomes of the rows of a spec: nothing, hits, or a count in the one facet that the spec misses. */
const NOTHING = 0;
const HITS = 1;
const COUNTED = 2;

export interface Found {
  /** Rows in `scratch.hits`. */
  readonly hits: number;
  /** Rows in `scratch.almost`; 0 when no feature is wanted. */
  readonly almost: number;
}

/**
 * Fills `scratch.hits` and the question of `featureSets`, and counts by spec and by look the rows that pass all but the misses of their spec or look.
 * Blocks of 32 rows are left out as a whole by their spec; what is left is decided 32 rows at a time.
 * @param counted facets that will be counted: misses of others need not be known
 */
export function findHits(
  index: SearchedIndex,
  scratch: SearchScratch,
  { plan, counted }: { plan: SearchPlan; counted: readonly FacetName[] },
): Found {
  scratch.reserve({ rows: index.rowCount, specs: index.specs.size, looks: index.looks.size });
  const finder = new HitFinder(index, scratch, {
    plan,
    roles: rolesOfSpecs(index, plan, counted),
    lookPasses: passesOfLooks(index, plan),
  });
  return finder.find();
}

function rolesOfSpecs(index: SearchedIndex, plan: SearchPlan, counted: readonly FacetName[]): Uint8Array {
  const roles = new Uint8Array(index.specs.size).fill(HITS);
  const { specMisses, keywords } = plan;
  const asked = counted.reduce((bits, name) => bits | missBit(name), 0);
  for (let spec = 0; specMisses !== null && spec < roles.length; spec += 1) {
    const miss = specMisses[spec] as number;
    // One facet is missed, and it will be counted.
    const isCounted = (miss & (miss - 1)) === 0 && (miss & asked) !== 0;
    if (miss !== 0) roles[spec] = isCounted ? COUNTED : NOTHING;
  }
  if (keywords !== null && keywords.features.length === 0 && keywords.rows.size === 0) {
    const ofLooks = keywords.lookTokens.reduce((all, tokens) => all | tokens, 0);
    for (let spec = 0; spec < roles.length; spec += 1) {
      if (((keywords.specTokens[spec] as number) | ofLooks) !== keywords.all) roles[spec] = NOTHING;
    }
  }
  return roles;
}

/** 1 for looks that pass; never for that of free rows. */
function passesOfLooks({ looks }: SearchedIndex, { lookMisses }: SearchPlan): Uint8Array {
  const passes = new Uint8Array(looks.size).fill(1);
  for (let look = 0; lookMisses !== null && look < passes.length; look += 1)
    passes[look] = lookMisses[look] === 0 ? 1 : 0;
  passes[0] = 0;
  return passes;
}

interface Tables {
  readonly plan: SearchPlan;
  readonly roles: Uint8Array;
  readonly lookPasses: Uint8Array;
}

class HitFinder {
  readonly #index: SearchedIndex;
  readonly #scratch: SearchScratch;
  readonly #tables: Tables;
  readonly #wantsFeatures: boolean;
  readonly #marked: Uint32Array;
  #hits = 0;
  #almost = 0;

  constructor(index: SearchedIndex, scratch: SearchScratch, tables: Tables) {
    this.#index = index;
    this.#scratch = scratch;
    this.#tables = tables;
    this.#wantsFeatures = tables.plan.features.length > 0;
    this.#marked = index.columns.featureSets.question;
  }

  find(): Found {
    const { owners, count } = this.#index.blocks;
    const { plan, roles } = this.#tables;
    const masks = masksOf(this.#index, plan);
    this.#marked.fill(0);
    for (let block = 0; block < count; block += 1) {
      const owner = owners[block] as number;
      const role = owner === MIXED ? HITS : (roles[owner] as number);
      if (role === NOTHING) continue;
      let mask = -1;
      for (let at = 0; at < masks.length && mask !== 0; at += 1) mask &= masks[at]?.(block) ?? 0;
      if (mask === 0) continue;
      if (owner === MIXED) this.#mixed(block, mask);
      else if (role === HITS) this.#own(block, mask);
      else this.#counted(block, mask);
    }
    return { hits: this.#hits, almost: this.#almost };
  }

  /** A block whose spec passes. */
  #own(block: number, passing: number): void {
    const { look } = this.#index.columns;
    const { hits, perLook } = this.#scratch;
    const { lookPasses } = this.#tables;
    const mask = this.#wantsFeatures ? this.#withFeatures(block, passing) : passing;
    const first = block * BLOCK_ROWS;
    const before = this.#hits;
    let count = before;
    let marks = 0;
    for (let at = 0; at < BLOCK_ROWS; at += 1) {
      const bit = (mask >>> at) & 1;
      const code = look[first + at] as number;
      perLook[code] = (perLook[code] as number) + bit;
      hits[count] = first + at;
      const passes = bit & (lookPasses[code] as number);
      count += passes;
      marks |= passes << at;
    }
    this.#hits = count;
    this.#marked[block] = marks;
    this.#countSpec(this.#index.blocks.owners[block] as number, count - before);
  }

  /** Notes the rows that only a wanted feature may be missing, and leaves those with all. */
  #withFeatures(block: number, mask: number): number {
    const { look, spec } = this.#index.columns;
    const { roles, lookPasses, plan } = this.#tables;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const row = block * BLOCK_ROWS + 31 - Math.clz32(rest & -rest);
      if (lookPasses[look[row] as number] === 0 || roles[spec[row] as number] !== HITS) continue;
      this.#scratch.almost[this.#almost] = row;
      this.#almost += 1;
    }
    return mask & featureMask(this.#index, plan, block);
  }

  /** A block whose spec misses one facet. */
  #counted(block: number, passing: number): void {
    const { look } = this.#index.columns;
    const { lookPasses } = this.#tables;
    const mask = passing & featureMask(this.#index, this.#tables.plan, block);
    const first = block * BLOCK_ROWS;
    let count = 0;
    for (let at = 0; at < BLOCK_ROWS; at += 1) {
      count += (mask >>> at) & 1 & (lookPasses[look[first + at] as number] as number);
    }
    this.#countSpec(this.#index.blocks.owners[block] as number, count);
  }

  #mixed(block: number, passing: number): void {
    const { look, spec } = this.#index.columns;
    const { hits, perLook } = this.#scratch;
    const { lookPasses, roles } = this.#tables;
    const mask = this.#wantsFeatures ? this.#withFeatures(block, passing) : passing;
    let marks = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const row = block * BLOCK_ROWS + 31 - Math.clz32(bit);
      const code = look[row] as number;
      const specOfRow = spec[row] as number;
      const role = roles[specOfRow] as number;
      const passes = lookPasses[code] as number;
      if (role === HITS) {
        perLook[code] = (perLook[code] as number) + 1;
        hits[this.#hits] = row;
        this.#hits += passes;
        if (passes === 1) marks |= bit;
      }
      if (role !== NOTHING && passes === 1) this.#countSpec(specOfRow, 1);
    }
    this.#marked[block] = marks;
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
