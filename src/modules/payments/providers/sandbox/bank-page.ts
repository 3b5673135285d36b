import type { Text } from "#platform/shared/texts/text.ts";
import { TEST_INSTITUTIONS } from "./test-numbers-data.ts";

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; background: Canvas; background: color-mix(in srgb, AccentColor 8%, Canvas); color: CanvasText }
header { padding: .875rem 1rem; background: CanvasText; color: Canvas; background: color-mix(in srgb, AccentColor 50%, CanvasText); color: Canvas; font-weight: 700; font-size: 1.125rem }
main { max-width: 28rem; margin: 0 auto; padding: 2rem 1rem }
@media (min-width: 34rem) { main { margin: 2.5rem auto; padding: 2rem; background: Canvas; border-radius: 1rem; box-shadow: 0 1px 3px color-mix(in srgb, CanvasText 25%, transparent) } }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem }
p { margin: 0 0 1.25rem }
form { display: grid; gap: .75rem }
label { display: grid; gap: .25rem; font-weight: 600 }
select, button { box-sizing: border-box; width: 100%; min-height: 44px; padding: .5rem .875rem; font: inherit; color: inherit; background: Canvas; border: 1px solid GrayText; border-radius: .5rem }
button { cursor: pointer }
button:hover { border-color: CanvasText }
.first { background: CanvasText; color: Canvas; background: color-mix(in srgb, AccentColor 50%, CanvasText); color: Canvas; border-color: transparent; font-weight: 600 }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
`;

/** The embedded bank's sign-in; plain forms, no scripts. Colors are the system's own, so that nobody takes it for the shop. */
export function bankPage(t: Text): Response {
  const options = TEST_INSTITUTIONS.map((name) => `<option>${name}</option>`).join("");
  const html = `<!doctype html>
<html lang="${t.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t("Sign in to your bank")}</title><style>${STYLE}</style></head><body><header>${t("Online banking")}</header><main>
<h1>${t("Sign in to your bank")}</h1>
<p>${t("This page stands in for a bank in demonstrations. There is no real bank here; money of a linked test account arrives after 3 days.")}</p>
<form method="post">
<label>${t("Your bank")}<select name="institution">${options}</select></label>
<button class="first" name="choice" value="agree">${t("Agree and link")}</button>
<button name="choice" value="leave">${t("Cancel")}</button>
<button name="choice" value="break">${t("Simulate a sign-in error")}</button>
</form></main></body></html>`;
  return new Response(html, {
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
