import { english, type Text } from "#platform/shared/texts/text.ts";

/** An invented company whose page stands in for a real one in demonstrations. */
interface StandInCompany {
  readonly name: string;
  readonly tagline: string;
  /** Inside of an `svg` of 24 by 24: the company's sign, in its own color. */
  readonly sign: string;
  /** Angle of the company's color on the color wheel, in degrees; the rest of its colors follow from it. */
  readonly hue: number;
}

interface StandInPage {
  readonly company: StandInCompany;
  readonly title: string;
  /** Markup of the page's own content, with a heading. */
  readonly body: string;
  /** What the page stands in for; said at its foot. */
  readonly note: string;
  readonly status?: number;
  /** Further sources that the page's policy allows, such as a hash of its script. */
  readonly scripts?: string;
}

const SECURE = english("Secure connection");

/** Colors are the company's own: nobody takes the page for the shop's. */
const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 "Avenir Next", Avenir, "Segoe UI", system-ui, sans-serif;
--brand: oklch(42% .13 var(--hue)); --on-brand: oklch(99% .01 var(--hue)); --page: light-dark(oklch(96.5% .015 var(--hue)), oklch(18% .02 var(--hue))); --card: light-dark(oklch(100% 0 0), oklch(23% .025 var(--hue)));
--ink: light-dark(oklch(24% .03 var(--hue)), oklch(95% .01 var(--hue))); --quiet: light-dark(oklch(45% .03 var(--hue)), oklch(78% .02 var(--hue))); --line: light-dark(oklch(58% .03 var(--hue)), oklch(62% .03 var(--hue))); --focus: light-dark(oklch(42% .13 var(--hue)), oklch(82% .1 var(--hue))) }
* { box-sizing: border-box }
body { display: flex; flex-direction: column; min-height: 100dvh; margin: 0; background: var(--page); color: var(--ink) }
header { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; padding: .875rem max(1rem, 50vw - 30rem); background: var(--brand); color: var(--on-brand) }
header svg { width: 2rem; height: 2rem; flex: none }
header b { display: block; font-size: 1.1875rem; line-height: 1.2; letter-spacing: -.01em }
header small { font-size: .8125rem }
header .secure { margin-left: auto; font-size: .8125rem }
.secure::before { content: ""; display: inline-block; width: .5rem; height: .5rem; margin-right: .4rem; border-radius: 50%; background: currentColor }
main { width: 100%; max-width: 30rem; margin: 0 auto; padding: 1.75rem 1rem; flex: 1 }
@media (min-width: 34rem) { main { flex: none; margin-block: 2.5rem auto; padding: 2rem; background: var(--card); border-radius: 1rem; box-shadow: 0 1px 2px rgb(0 0 0 / .08), 0 12px 32px -16px rgb(0 0 0 / .3) } }
h1 { font-size: 1.625rem; line-height: 1.2; letter-spacing: -.015em; margin: 0 0 .5rem; text-wrap: balance }
h2 { font-size: 1rem; margin: 1rem 0 0 }
p { margin: 0 0 1.25rem; color: var(--quiet); text-wrap: pretty }
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem }
form + form { margin-top: 1.5rem }
label { display: block; font-weight: 600; margin-bottom: .25rem }
button, input, select { width: 100%; min-height: 3rem; padding: .5rem .875rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .625rem }
label > :is(input, select) { margin-top: .25rem; font-weight: 400 }
button { cursor: pointer; font-weight: 600 }
button small { display: block; font-weight: 400; color: var(--quiet); overflow-wrap: anywhere }
.first { background: var(--brand); color: var(--on-brand); border-color: transparent }
.quiet { background: none; border-color: transparent; text-decoration: underline; text-underline-offset: .25em }
button:hover { filter: brightness(1.08) }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
.error { font-weight: 600; color: inherit; margin: 0 0 .25rem }
.error::before { content: "⚠ " }
details { margin-top: 1.5rem }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; text-decoration: underline; text-underline-offset: .25em }
td { padding: .125rem 1rem .125rem 0 }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem }
.people button { text-align: start }
footer { max-width: 30rem; margin: 0 auto; padding: 1rem; font-size: .8125rem; color: var(--quiet); text-align: center }
@media (forced-colors: active) { button, header { border: 1px solid } }
`;

/** The page of an invented company, for embedded providers; plain forms that work without scripts. */
export function standInPage(page: StandInPage, t: Text): Response {
  const { company, title, body, note, status = 200, scripts } = page;
  const html = `<!doctype html>
<html lang="${t.language}" style="--hue:${company.hue}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head><body><header><svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${company.sign}</svg><span><b>${company.name}</b><small>${company.tagline}</small></span><span class="secure">${t(SECURE)}</span></header><main>${body}</main><footer>${note}</footer></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "content-security-policy": `default-src 'none'; style-src 'unsafe-inline';${scripts === undefined ? "" : ` script-src ${scripts};`} form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}
