import { expect, test } from "vitest";
import { shortDeclarations, type Declaration } from "./short-declarations.ts";

const short = (css: string) =>
  shortDeclarations(
    css.split(";").map((one): Declaration => {
      const [property = "", value = ""] = one.split(":");
      return [property, value];
    }),
  )
    .map((one) => one.join(":"))
    .join(";");

test.each([
  [
    "border-style:solid;border-width:1px;top:0;border-color:var(--line)",
    "top:0;border:1px solid var(--line)",
  ],
  [
    "border-radius:2px;border-width:1px;border-style:solid;border-color:red",
    "border-radius:2px;border:1px solid red",
  ],
  [
    "border-bottom-style:solid;border-bottom-width:2px;border-color:red",
    "border-bottom:2px solid;border-color:red",
  ],
  [
    "outline-offset:2px;outline-width:3px;outline-style:solid;outline-color:red",
    "outline-offset:2px;outline:3px solid red",
  ],
  [
    "outline-width:3px;outline-style:solid;outline-color:red;outline-offset:2px",
    "outline:3px solid red;outline-offset:2px",
  ],
  ["padding-block:2px;padding-inline:4px", "padding:2px 4px"],
  [
    "transition-property:opacity;transition-duration:.2s;transition-timing-function:cubic-bezier(.4,0,.2,1)",
    "transition:opacity .2s cubic-bezier(.4,0,.2,1)",
  ],
  ['content:"";top:0;content:""', 'top:0;content:""'],
])("%s is said as %s", (long, expected) => expect(short(long)).toBe(expected));

test.each([
  // A color from elsewhere would be taken back.
  "border-style:solid;border-width:1px",
  "border-color:red;border-bottom-style:solid;border-bottom-width:1px",
  // So would the width of a side.
  "border-style:solid;border-bottom-width:2px;border-width:1px;border-color:red",
  // Two values are two sides, or two properties.
  "padding-block:2px 4px;padding-inline:4px",
  "transition-property:opacity,scale;transition-duration:.2s;transition-timing-function:ease",
  // A utility decides.
  "transition-property:opacity;transition-duration:var(--tw-duration,.2s);transition-timing-function:ease",
  "border-style:solid!important;border-width:1px;border-color:red",
])("%s stays", (css) => expect(short(css)).toBe(css));
