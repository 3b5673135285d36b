/** Stands in a document's `<style>` until its elements are known. */
export const STYLES_PLACE = "/*styles*/";

/** Of that `<style>`: the whole sheet follows right behind it. */
export const STYLES_ID = "page-styles";
