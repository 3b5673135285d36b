/** Stands in a document's `<style>` until its elements are known. */
export const STYLES_PLACE = "/*styles*/";

/** Stands in another one before it for the store's theme: the browser keeps what came, and its code knows nothing of it. */
export const THEME_PLACE = "/*theme*/";

/** Of that `<style>`: the whole sheet follows right behind it. */
export const STYLES_ID = "page-styles";
