import type { MessageBrand } from "./message-brand.ts";

/** What inline styles cannot say: narrow screens, and the retailer's dark colors. */
export function mailStyles({ dark, stages }: MessageBrand): string {
  const narrow =
    ".body,.head{padding-left:20px!important;padding-right:20px!important}.wide{width:100%!important}";
  const rules = [
    `.page{background:${dark["surface-sunken"]}!important;color:${dark.ink}!important}`,
    `.card{background:${dark["surface-raised"]}!important;border-color:${dark.line}!important}`,
    `.head{background:${dark.header}!important;color:${dark["on-header"]}!important}`,
    `.body,.headline{color:${dark.ink}!important}`,
    `.stage{background:${stages.dark}!important}.stage img{color:${dark.ink}!important}`,
    `.foot{color:${dark["ink-muted"]}!important}`,
    `.link{color:${dark.link}!important}`,
    `.code{background:${dark["surface-sunken"]}!important;color:${dark.ink}!important}`,
    `.button{background:${dark.action}!important;color:${dark["on-action"]}!important}`,
    `.on-light{display:none!important}.on-dark{display:block!important}`,
  ];
  return [
    ":root{color-scheme:light dark;supported-color-schemes:light dark}",
    `@media (max-width:480px){${narrow}}`,
    `@media (prefers-color-scheme:dark){${rules.join("")}}`,
  ].join("");
}
