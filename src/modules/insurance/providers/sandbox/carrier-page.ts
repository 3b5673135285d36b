import { standInPage } from "#platform/server/http/stand-in-page.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import { SANDBOX_CARRIERS } from "./carrier-outcomes.ts";

/** The invented service that asks the carriers. */
const company = (t: Text) => ({
  name: "Larkspur Policy Link",
  tagline: t("Asks your insurer, so you don't have to"),
  sign: '<path d="M12 3v1.500M3 12a9 9 0 0 1 18 0Z"/><path d="M12 12v6a2 2 0 0 1-4 0"/>',
  hue: 285,
});

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
<p>${t("Choose your carrier and enter your policy number. We check that the policy is active and go back to the shop.")}</p>
<form method="post" novalidate>
<div><label for="carrierName">${t("Insurance carrier")}</label>${errorOf(errors, "carrierName", t)}
<select ${attributes("carrierName")}><option value="">${t("Choose your carrier")}</option>${options}</select></div>
<div><label for="policyNumber">${t("Policy number")}</label>${errorOf(errors, "policyNumber", t)}
<input ${attributes("policyNumber")} autocomplete="off" spellcheck="false" maxlength="24" value="${escape(values["policyNumber"] ?? "")}"></div>
<button class="first" name="action" value="connect">${t("Verify policy")}</button>
<button class="quiet" name="action" value="cancel">${t("Cancel and go back")}</button>
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
  const title = t("Connect your insurance");
  const note = t(
    "This page stands in for your insurance carrier in demonstrations. Nothing leaves this machine.",
  );
  return standInPage(
    {
      company: company(t),
      title: isWrong ? t("Error: {title}", { title }) : title,
      body,
      note,
      status: isWrong ? 400 : 200,
    },
    t,
  );
}

function escape(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}
