/** Stands in a document's `<style>` until its elements are known. */
export const STYLES_PLACE = "/*styles*/";

/** Stands in another one before it for the store's theme: the browser keeps what came, and its code knows nothing of it. */
export const THEME_PLACE = "/*theme*/";

/** Of the element that brings the whole sheet, where a document holds a cut of it (0655). */
export const SHEET_ID = "whole-sheet";
