import type { APIRequestContext, Page } from "@playwright/test";
import type { Call } from "#tests/support/composed-app.ts";
import type { Caller } from "#tests/support/place-order.ts";

/** Calls from the page, so that they reach the retailer whose page it is; bytes stay bytes both ways. */
export const callerOf =
  (page: Page): Caller =>
  async (address: string, { method = "GET", headers = {}, body }: Call = {}) => {
    const isBytes = body instanceof Uint8Array;
    const sent = {
      address,
      method,
      headers: { ...(!isBytes && body && { "content-type": "application/json" }), ...headers },
      text: isBytes || body === undefined ? null : JSON.stringify(body),
      bytes: isBytes ? [...body] : null,
    };
    const { status, bytes } = await page.evaluate(async (call) => {
      const content = call.bytes === null ? call.text : new Uint8Array(call.bytes);
      const { method: verb, headers: named } = call;
      const response = await fetch(call.address, { method: verb, headers: named, body: content });
      return { status: response.status, bytes: [...new Uint8Array(await response.arrayBuffer())] };
    }, sent);
    return new Response(new Uint8Array(bytes), { status });
  };

/** Calls of the test itself; bytes stay bytes. */
export const callerOfRequest =
  (request: APIRequestContext): Caller =>
  async (address, { method = "GET", headers = {}, body }: Call = {}) => {
    const answer = await request.fetch(address, {
      method,
      headers,
      ...(body !== undefined && { data: body }),
    });
    return new Response(new Uint8Array(await answer.body()), { status: answer.status() });
  };
