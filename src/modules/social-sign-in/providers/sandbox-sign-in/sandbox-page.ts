import { hash } from "node:crypto";
import type { SocialProvider } from "#modules/tenancy/domain/social-sign-in.ts";
import { SANDBOX_PEOPLE } from "./sandbox-people-data.ts";

const NAMES: Readonly<Record<SocialProvider, string>> = { google: "Google", apple: "Apple" };

/** Colors are the system's own, so that nobody takes the page for the shop's or the company's. */
const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; background: Canvas; color: CanvasText }
main { max-width: 28rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem }
p { margin: 0 0 1.25rem }
h2 { font-size: 1rem; margin: 1rem 0 0 }
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem }
form + form { margin-top: 1.5rem }
button, input { box-sizing: border-box; width: 100%; min-height: 44px; padding: .5rem .875rem; font: inherit; color: inherit; background: Canvas; border: 1px solid GrayText; border-radius: .5rem; text-align: start }
button { cursor: pointer }
button small { display: block; opacity: .8; overflow-wrap: anywhere }
button:hover { border-color: CanvasText }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
label { display: grid; gap: .25rem }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem }
.row button { text-align: center }
`;
const SUBMIT = "document.forms[0].submit()";

/** The account chooser of a stand-in; every choice is a button, so it works without scripts. */
export function choicePage(provider: SocialProvider, parameters: URLSearchParams): Response {
  const buttons = (special: boolean) =>
    SANDBOX_PEOPLE[provider]
      .filter((person) => (person.special ?? false) === special)
      .map(
        ({ id, label, email }) =>
          `<button name="person" value="${id}">${escape(label)}<small>${escape(email)}</small></button>`,
      )
      .join("\n");
  return page(
    "Choose an account",
    `<h1>Choose an account</h1>
<p>This page stands in for ${NAMES[provider]} in demonstrations. Nothing leaves this machine.</p>
<form method="post">${hidden(parameters)}
${buttons(false)}
<h2>What else can happen</h2>
${buttons(true)}
<div class="row"><button name="person" value="deny">Cancel</button><button name="person" value="break">Break down</button></div>
</form>
<form method="post">${hidden(parameters)}
<label>Another email address<input name="email" type="email" required maxlength="60" autocomplete="off"></label>
<button name="person" value="typed">Continue with this email</button>
</form>`,
  );
}

/** Sends the browser on with a form, as Apple does; without scripts there is a button. */
export function formPostPage(action: string, fields: URLSearchParams): Response {
  return page(
    "Continue",
    `<h1>Going back to the shop</h1>
<form method="post" action="${escape(action)}">${hidden(fields)}<button>Continue</button></form>
<script>${SUBMIT}</script>`,
  );
}

function hidden(parameters: URLSearchParams): string {
  return [...parameters]
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join("");
}

function page(title: string, body: string): Response {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash("sha256", SUBMIT, "base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}

function escape(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}
