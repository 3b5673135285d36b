import { createHmac } from "node:crypto";

export const KBB_SECRET = "kbb-test-secret";
export const KBB_API = "https://api.guide.example/ico/v1";

/** An offer as the guide keeps it. */
export interface KbbStubOffer {
  readonly offerId: string;
  readonly reference: string;
  /** US dollars. */
  readonly amount: number;
  readonly expiresAt: string;
  readonly year: number;
  readonly miles: number;
}

/** An answer of the guide's API, signed. */
export function kbbEnvelope(offer: object, { code = "200200", secret = KBB_SECRET } = {}): object {
  const data = Buffer.from(JSON.stringify(offer)).toString("base64url");
  const signature = createHmac("sha256", secret).update(`${code}.${data}`).digest("hex");
  return { code, data, signature };
}

/** Stands in for the guide's API: answers by the id of an offer, 404 for any other. */
export function kbbStub(answers: Readonly<Record<string, object>>): typeof fetch {
  return (input) => {
    const url = input instanceof Request ? input.url : String(input);
    const answer = url.startsWith(`${KBB_API}/offers/`)
      ? answers[url.slice(`${KBB_API}/offers/`.length)]
      : undefined;
    return Promise.resolve(answer === undefined ? new Response("", { status: 404 }) : Response.json(answer));
  };
}
