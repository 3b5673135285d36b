import type { Page } from "@playwright/test";
import type { Call } from "#tests/support/composed-app.ts";
import type { Caller } from "#tests/support/place-order.ts";

/** Calls of the page's browser to the retailer whose page it is; not from its document, which may allow none. */
export const callerOf =
  (page: Page): Caller =>
  async (address: string, { method = "GET", headers = {}, body }: Call = {}) => {
    const isBytes = body instanceof Uint8Array;
    const data = isBytes ? Buffer.from(body) : body === undefined ? undefined : JSON.stringify(body);
    const answer = await page.request.fetch(new URL(address, page.url()).href, {
      method,
      headers: { ...(!isBytes && body && { "content-type": "application/json" }), ...headers },
      ...(data !== undefined && { data }),
    });
    return new Response(await answer.text(), { status: answer.status() });
  };
