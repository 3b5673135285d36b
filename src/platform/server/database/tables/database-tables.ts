/** Every table's columns. Modules add theirs by declaration merging from `server/internal/*-table.ts`. */
export interface DatabaseTables {}
