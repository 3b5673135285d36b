import type { JourneyView, QualificationView } from "#modules/prequalification/domain/journey-view.ts";
import { type Act, readJson, requireOne } from "./kill-act.ts";
import type { Caller } from "./place-order.ts";
import { beginToPreQualify } from "./pre-qualify.ts";

const BASE = "/public/prequalification";

/** A phone takes only so many codes, so that each kill has one of its own; all of them score 715. */
let phones = 2_000;
const nextPhone = (): string => `512${(phones += 1)}715`;

/** The code is typed: the bureau recognizes the person, their file is read, and a result is kept. */
export async function prequalifyAct(call: Caller): Promise<Act> {
  const phone = nextPhone();
  const { capability, code } = await beginToPreQualify(call, { lastName: "Buyer", phone });
  const headers = { prequalification: capability };
  return {
    send: (now, key) =>
      now(`${BASE}/session/passcode/verify`, {
        method: "POST",
        headers: { ...headers, "idempotency-key": key },
        body: { code },
      }),
    async check(now) {
      const { step } = await readJson<JourneyView>(now, `${BASE}/session`, headers);
      if (step !== "result") throw new Error(`the journey is at ${step}`);
      const { state } = await readJson<QualificationView>(now, `${BASE}/result`, headers);
      if (state !== "mq_approved") throw new Error(`the result is ${state}`);
      const texts = await readJson<{ text: string }[]>(now, `/sandbox/api/messages?to=${phone}`, {});
      requireOne("codes that were sent", texts.filter(({ text }) => /\d{6} is your code/u.test(text)).length);
    },
  };
}
