/** On the root element until the pictures at the top of a document are painted: what is further down asks for nothing (0807). */
export const EARLY = "data-early";

/** Event on `window`: the pictures at the top of the page are painted. */
export const PAINTED_EVENT = "app:painted";

/** On the root element until all of a document that was opened anew is laid out (0807). */
export const LATER = "data-later";
/** On a part that is laid out although it is further down. */
export const LAID = "data-laid";
/** Parts below the first screen of a phone; styles name the same ones (`first-look.css`). */
export const LATER_PARTS = ".details-section,.similar-vehicles,.vehicle-grid>li:nth-child(n+3),.site-footer";
