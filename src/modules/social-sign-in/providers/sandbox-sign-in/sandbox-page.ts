import { hash } from "node:crypto";
import { standInPage } from "#platform/server/http/stand-in-page.ts";
import { englishText } from "#platform/shared/texts/text.ts";
import type { SocialProvider } from "#modules/tenancy/domain/social-sign-in.ts";
import { SANDBOX_PEOPLE } from "./sandbox-people-data.ts";

const NAMES: Readonly<Record<SocialProvider, string>> = { google: "Google", apple: "Apple" };

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
<p>to go on to the shop with your ${NAMES[provider]} account</p>
<form class="people" method="post">${hidden(parameters)}
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
  return standInPage(
    {
      company: {
        name: "Account sign-in",
        tagline: "Demonstration",
        sign: '<circle cx="12" cy="8" r="4"/><path d="M4 21a8 8 0 0 1 16 0"/>',
        hue: 245,
      },
      title,
      body,
      note: "This page stands in for Google or Apple in demonstrations. Nothing leaves this machine.",
      scripts: `'sha256-${hash("sha256", SUBMIT, "base64")}'`,
    },
    englishText,
  );
}

function escape(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}
