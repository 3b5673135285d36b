import { english, type Text } from "#platform/shared/texts/text.ts";
import { SANDBOX_CARRIERS } from "./carrier-outcomes.ts";

/** Colors are the system's own, so that nobody takes the page for the shop's or a carrier's. */
const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; background: Canvas; background: color-mix(in srgb, AccentColor 8%, Canvas); color: CanvasText }
header { padding: .875rem 1rem; background: CanvasText; color: Canvas; background: color-mix(in srgb, AccentColor 50%, CanvasText); color: Canvas; font-weight: 700; font-size: 1.125rem }
main { max-width: 28rem; margin: 0 auto; padding: 2rem 1rem }
@media (min-width: 34rem) { main { margin: 2.5rem auto; padding: 2rem; background: Canvas; border-radius: 1rem; box-shadow: 0 1px 3px color-mix(in srgb, CanvasText 25%, transparent) } }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem }
p { margin: 0 0 1.25rem }
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem }
button, input, select { box-sizing: border-box; width: 100%; min-height: 44px; padding: .5rem .875rem; font: inherit; color: inherit; background: Canvas; border: 1px solid GrayText; border-radius: .5rem }
button { cursor: pointer; font-weight: 600 }
button:first-of-type { background: CanvasText; color: Canvas; background: color-mix(in srgb, AccentColor 50%, CanvasText); color: Canvas; border-color: transparent }
button:hover { border-color: CanvasText }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
label { display: block; font-weight: 600; margin-bottom: .25rem }
.error { font-weight: 600; margin: 0 0 .25rem }
.error::before { content: "⚠ " }
details { margin-top: 1.5rem }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; text-decoration: underline }
td { padding: .125rem 1rem .125rem 0 }
`;

/** Last four digits of a policy number, and what they lead to. */
const OUTCOMES: readonly (readonly [string, string])[] = [
  ["0000", english("not found")],
  ["1111", english("inactive")],
  ["2222", english("expired")],
  ["3333", english("canceled")],
  ["4444", english("starts soon")],
  ["5555", english("takes a few seconds")],
  ["9999", english("the carrier is down")],
];

interface CarrierPage {
  readonly values: Readonly<Record<string, string>>;
  /** Field to message. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The carriers' sign-in of demonstrations; a form without scripts. */
export function carrierPage({ values, errors }: CarrierPage, t: Text): Response {
  const first = Object.keys(errors)[0];
  const options = SANDBOX_CARRIERS.map(
    (name) => `<option${values["carrierName"] === name ? " selected" : ""}>${name}</option>`,
  ).join("");
  const attributes = (id: string) =>
    `id="${id}" name="${id}"${errors[id] ? ` aria-invalid="true" aria-describedby="${id}-error"` : ""}${first === id ? " autofocus" : ""}`;
  const rows = OUTCOMES.map(([digits, outcome]) => `<tr><td>${digits}</td><td>${t(outcome)}</td></tr>`);
  return page(
    { errors, t },
    `<h1>${t("Connect your insurance")}</h1>
<p>${t("This page stands in for your insurance carrier in demonstrations. Nothing leaves this machine.")}</p>
<form method="post" novalidate>
<div><label for="carrierName">${t("Insurance carrier")}</label>${errorOf(errors, "carrierName", t)}
<select ${attributes("carrierName")}><option value="">${t("Choose your carrier")}</option>${options}</select></div>
<div><label for="policyNumber">${t("Policy number")}</label>${errorOf(errors, "policyNumber", t)}
<input ${attributes("policyNumber")} autocomplete="off" spellcheck="false" maxlength="24" value="${escape(values["policyNumber"] ?? "")}"></div>
<button name="action" value="connect">${t("Verify policy")}</button>
<button name="action" value="cancel">${t("Cancel and go back")}</button>
</form>
<details><summary>${t("Test policy numbers")}</summary>
<p>${t("Any policy number works, for example {example}. Its last four digits choose the answer:", { example: "HM-20267788" })}</p>
<table><tbody>${rows.join("")}</tbody></table></details>`,
  );
}

/** After a form: the browser reads the next page with GET. */
export function goTo(address: string): Response {
  return new Response(null, { status: 303, headers: { location: address, "cache-control": "no-store" } });
}

function errorOf(errors: CarrierPage["errors"], id: string, t: Text): string {
  const message = errors[id];
  return message === undefined ? "" : `<p class="error" id="${id}-error">${escape(t(message))}</p>`;
}

function page({ errors, t }: Pick<CarrierPage, "errors"> & { readonly t: Text }, body: string): Response {
  const isWrong = Object.keys(errors).length > 0;
  const html = `<!doctype html>
<html lang="${t.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${isWrong ? t("Error: {title}", { title: t("Connect your insurance") }) : t("Connect your insurance")}</title><style>${STYLE}</style></head><body><header>${t("Insurance carrier")}</header><main>${body}</main></body></html>`;
  return new Response(html, {
    status: isWrong ? 400 : 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

function escape(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}
