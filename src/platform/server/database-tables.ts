/** Every table's columns. Modules add theirs by declaration merging from `server/internal/*-table.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface DatabaseTables {}
