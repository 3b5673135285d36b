import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { pdfResponse } from "#platform/server/http/pdf-response.ts";
import { letterEventSchema } from "./domain/letter-event-schema.ts";
import { MAILED_KINDS } from "./domain/letter-to-mail.ts";
import type { ReadersContext } from "./server/notices-context.ts";
import { applyLetterEvent } from "./server/paper/apply-letter-event.ts";
import { listLettersToMail } from "./server/paper/list-letters-to-mail.ts";
import { type PaperLettersContext, printLetterToMail } from "./server/paper/print-letter-to-mail.ts";

const DESK = "/sandbox/api/letters-to-mail";
const instant = v.nullable(v.string());

/** The retailer's list of letters to mail on paper. */
export const letterEndpoints = [
  endpoint<PaperLettersContext>()({
    method: "GET",
    path: DESK,
    access: "sandbox",
    summary: "Letters about credit that have to be mailed on paper, with their last days",
    response: v.object({
      letters: v.array(
        v.object({
          letterId: v.string(),
          orderNumber: v.nullable(v.string()),
          kind: v.picklist(MAILED_KINDS),
          dueAt: v.string(),
          since: v.string(),
          printedAt: instant,
          hasStreet: v.boolean(),
          isLate: v.boolean(),
        }),
      ),
    }),
    handle: (ctx) => listLettersToMail(ctx),
  }),
  endpoint<PaperLettersContext>()({
    method: "GET",
    path: `${DESK}/:letterId/paper`,
    access: "sandbox",
    summary: "One of them as a PDF with its address page; the first time fixes its words",
    params: v.object({ letterId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
    handle: async (ctx, { params }) =>
      pdfResponse(await printLetterToMail(ctx, params), { name: "letter-to-mail.pdf" }),
  }),
  endpoint<PaperLettersContext & ReadersContext>()({
    method: "POST",
    path: "/sandbox/api/letters-to-mail/events",
    access: "sandbox",
    summary: "The retailer mailed a letter, or an applicant wants paper from now on",
    body: letterEventSchema,
    handle: async (ctx, { body }) => {
      await applyLetterEvent(ctx, { said: body, at: ctx.clock.now() });
      return new Response(null, { status: 204 });
    },
  }),
];
