import * as v from "valibot";
import type { Delivery, MessageTransport, OutgoingMessage } from "../message-transport.ts";

interface TwilioOptions {
  /** `https://api.twilio.com`, a regional address, or a stub. */
  readonly apiUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164 (`+15125550100`) or a messaging service (`MG…`). */
  readonly from: string;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

const TIMEOUT_MS = 15_000;

/** Answers about the recipient or the text; anything else is ours or the carrier's to mend. */
const FINAL_CODES: readonly number[] = [
  21_211, // not a phone number
  21_214, // cannot be reached
  21_408, // their region is switched off
  21_610, // they answered STOP
  21_612, // no route to them
  21_614, // not a mobile number
  21_617, // the text is too long
];

const answerSchema = v.object({ sid: v.pipe(v.string(), v.maxLength(64)) });
const errorSchema = v.object({ code: v.number() });

/** Sends text messages by Twilio's Messages resource: one POST, form in, JSON out. */
export function createTwilioMessageTransport(options: TwilioOptions): MessageTransport {
  const { apiUrl, accountSid, authToken } = options;
  const send = options.fetch ?? fetch;
  const address = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const deliver = async (message: OutgoingMessage): Promise<Delivery> => {
    if (!/^[2-9]\d{9}$/u.test(message.to)) return { kind: "refused", code: "number-malformed" };
    try {
      const response = await send(address, {
        method: "POST",
        headers: { authorization, accept: "application/json" },
        body: formOf(message, options.from),
        redirect: "error",
        signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
      });
      return deliveryOf(response.status, await readJson(response));
    } catch (error) {
      const isLate = error instanceof Error && error.name === "TimeoutError";
      return { kind: "later", code: isLate ? "twilio-timeout" : "twilio-unreachable" };
    }
  };
  return { keepsCopies: false, deliver };
}

function formOf({ to, text, sender }: OutgoingMessage, from: string): URLSearchParams {
  const ownFrom = sender.smsFrom === undefined ? from : `+1${sender.smsFrom}`;
  const key = ownFrom.startsWith("MG") ? "MessagingServiceSid" : "From";
  return new URLSearchParams({ To: `+1${to}`, [key]: ownFrom, Body: text });
}

/** What the two documented shapes mean: `201 {sid, …}`, or an error `{code, message, more_info, status}`. */
function deliveryOf(status: number, body: unknown): Delivery {
  if (status === 200 || status === 201) {
    const answer = v.safeParse(answerSchema, body);
    return { kind: "delivered", ref: answer.success ? answer.output.sid : null };
  }
  const error = v.safeParse(errorSchema, body);
  const code = error.success ? error.output.code : status;
  const isFinal = status >= 400 && status < 500 && FINAL_CODES.includes(code);
  return { kind: isFinal ? "refused" : "later", code: `twilio-${code}` };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page instead of an answer: the status says enough.
    return undefined;
  }
}
