import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import type { PlansContext } from "../../server/plans-context.ts";
import { playAdministrator } from "./play-administrator.ts";
import { playBody } from "./play-body.ts";
import { readAdministrator } from "./read-administrator.ts";

/** The sandbox desk plays the administrator. */
export const sandboxAdministratorEndpoints = [
  endpoint<PlansContext>()({
    method: "GET",
    path: "/sandbox/api/protection",
    access: "sandbox",
    summary: "What the embedded administrator answers now, and its newest contracts",
    handle: (ctx) => readAdministrator(ctx),
  }),
  endpoint<PlansContext>()({
    method: "POST",
    path: "/sandbox/api/protection",
    access: "sandbox",
    summary: "Makes the embedded administrator change or withdraw a rate, pay a claim, or stop answering",
    body: playBody,
    response: v.object({ played: v.string() }),
    handle: async (ctx, { body }) => {
      await playAdministrator(ctx, body);
      return { played: body.play };
    },
  }),
];
