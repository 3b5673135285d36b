import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { english, type Text } from "#platform/shared/texts/text.ts";
import { FIELDS_SCRIPT } from "./fields-script.ts";

const FONT = createRequire(import.meta.url).resolve(
  "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
);
/** The shop's letters, inside the document: without an origin it may not fetch them. */
const LETTERS = `@font-face { font-family: "Figtree Variable"; font-weight: 300 900; src: url(data:font/woff2;base64,${readFileSync(FONT, "base64")}) format("woff2") }`;

/** The document's own look from the tenant's tokens; the frame cannot reach the styles around it. */
const STYLE = `
* { box-sizing: border-box }
html { font-size: 100% }
body { margin: 0; padding: 3px; background: transparent; color: var(--color-ink); font: 1.0625rem/1.55 var(--font-body) }
form { display: grid; gap: 1.25rem }
.pair { display: grid; gap: 1.25rem }
@media (min-width: 26rem) { .pair { grid-template-columns: 1fr 1fr } }
.field { display: grid; gap: .375rem; align-content: start }
label { font-weight: 600 }
.help { font-size: .9375rem; color: var(--color-ink-muted) }
.error { font-size: .9375rem; font-weight: 600; color: var(--color-danger); margin: 0 }
input { display: block; width: 100%; min-height: 3rem; padding: .625rem .875rem; font: inherit; color: inherit; background: var(--color-surface-raised); border: 2px solid var(--color-line-strong); border-radius: var(--radius-control) }
input:hover { border-color: var(--color-ink) }
input[aria-invalid] { border-color: var(--color-danger) }
input:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px }
`;

interface Field {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly autocomplete: string;
  /** Said when it does not look like one. */
  readonly problem: string;
}

const NUMBER: Field = {
  name: "number",
  label: english("Card number"),
  help: "",
  autocomplete: "cc-number",
  problem: english("Enter a valid card number."),
};
const EXPIRY: Field = {
  name: "expiry",
  label: english("Expires"),
  help: english("MM/YY"),
  autocomplete: "cc-exp",
  problem: english("Enter a valid expiry (MM/YY)."),
};
const CVC: Field = {
  name: "cvc",
  label: english("Security code (CVC)"),
  help: english("3 or 4 digits"),
  autocomplete: "cc-csc",
  problem: english("Enter the 3 or 4 digit security code."),
};
const ROUTING: Field = {
  name: "routingNumber",
  label: english("Routing number"),
  help: english("Nine digits, at the bottom left of a check."),
  autocomplete: "off",
  problem: english("Enter the 9-digit routing number."),
};
const ACCOUNT: Field = {
  name: "accountNumber",
  label: english("Account number"),
  help: "",
  autocomplete: "off",
  problem: english("Enter a valid account number."),
};

/**
 * The embedded gateway's fields as a document of its own. Its policy makes it a stranger to the shop: no origin,
 * no storage, no way to the page around it but messages, and one address to send numbers to.
 */
export function fieldsPage(input: {
  readonly kind: "card" | "bank";
  /** Where the numbers go: an absolute address of the gateway. */
  readonly address: string;
  readonly themeCss: string;
  readonly t: Text;
}): Response {
  const { t } = input;
  const fields =
    input.kind === "card"
      ? `${markup(NUMBER, t)}<div class="pair">${markup(EXPIRY, t)}${markup(CVC, t)}</div>`
      : `${markup(ROUTING, t)}${markup(ACCOUNT, t)}`;
  const title = input.kind === "card" ? t("Card details") : t("Account details");
  const html = `<!doctype html>
<html lang="${t.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${input.themeCss}${LETTERS}${STYLE}</style></head>
<body><main aria-label="${title}"><form data-kind="${input.kind}" action="${input.address}" method="post" novalidate autocomplete="on">${fields}</form></main><script>${FIELDS_SCRIPT}</script></body></html>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "content-security-policy": [
        "sandbox allow-scripts allow-forms",
        "default-src 'none'",
        `script-src 'sha256-${hash("sha256", FIELDS_SCRIPT, "base64")}'`,
        "style-src 'unsafe-inline'",
        "font-src data:",
        `connect-src ${input.address}`,
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ].join("; "),
    },
  });
}

function markup({ name, label, help, autocomplete, problem }: Field, t: Text): string {
  const described = [help && `${name}-help`, `${name}-error`].filter(Boolean).join(" ");
  return `<div class="field"><label for="${name}">${t(label)}</label>${help && `<span class="help" id="${name}-help">${t(help)}</span>`}<p class="error" id="${name}-error" hidden></p><input id="${name}" name="${name}" data-problem="${t(problem)}" inputmode="numeric" autocomplete="${autocomplete}" aria-describedby="${described}"></div>`;
}
