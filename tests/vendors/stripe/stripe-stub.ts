import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Intent {
  readonly id: string;
  status: string;
  readonly amount: number;
  readonly metadata: { readonly payment_id: string };
  readonly last_payment_error: { readonly decline_code: string; readonly code: string } | null;
  latest_charge: { disputed: boolean } | null;
  refunded: number;
}

/** One call as the stub saw it. */
export interface StripeAsked {
  readonly path: string;
  readonly form: Record<string, string>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

type Answer = readonly [status: number, body: object];

const BY_TOKEN: Readonly<Record<string, readonly [status: string, decline: string | null]>> = {
  pm_ok: ["succeeded", null],
  pm_declined: ["requires_payment_method", "generic_decline"],
  pm_poor: ["requires_payment_method", "insufficient_funds"],
  pm_hold: ["requires_capture", null],
  pm_bank: ["processing", null],
  pm_action: ["requires_action", null],
};

/** Stripe's API as it is documented, as far as it is used: shapes, keys that are kept, errors and refunds. */
export async function startStripeStub() {
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, object>();
  const kept = new Map<string, { readonly sent: string; readonly answer: Answer }>();
  const asked: StripeAsked[] = [];
  let interrupt: ((path: string) => "hang" | "cut" | Answer | "after" | undefined) | undefined;
  let serial = 0;

  const error = (status: number, fields: object): Answer => [
    status,
    {
      error: { type: "invalid_request_error", message: "Words of the vendor, not for shoppers.", ...fields },
    },
  ];
  const shown = (intent: Intent) => ({
    object: "payment_intent",
    client_secret: `${intent.id}_secret`,
    ...intent,
  });

  function create(form: Record<string, string>): Answer {
    // Gone since the version 2026-09-30.
    if ("payment_method_types[0]" in form) return error(400, { code: "parameter_unknown" });
    const [status, decline] = BY_TOKEN[form["payment_method"] ?? ""] ?? ["succeeded", null];
    const intent: Intent = {
      id: `pi_${(serial += 1)}`,
      status,
      amount: Number(form["amount"]),
      metadata: { payment_id: form["metadata[payment_id]"] ?? "" },
      last_payment_error: decline === null ? null : { decline_code: decline, code: "card_declined" },
      latest_charge: status === "succeeded" ? { disputed: false } : null,
      refunded: 0,
    };
    intents.set(intent.id, intent);
    if (decline === null) return [200, shown(intent)];
    return error(402, {
      type: "card_error",
      code: "card_declined",
      decline_code: decline,
      payment_intent: { id: intent.id },
    });
  }

  function move(intent: Intent, to: "succeeded" | "canceled"): Answer {
    if (intent.status !== "requires_capture") return error(400, { code: "payment_intent_unexpected_state" });
    intent.status = to;
    return [200, shown(intent)];
  }

  function refund(form: Record<string, string>): Answer {
    const intent = intents.get(form["payment_intent"] ?? "");
    const amount = Number(form["amount"]);
    if (!intent || intent.refunded + amount > intent.amount) return error(400, { code: "amount_too_large" });
    intent.refunded += amount;
    const made = { id: `re_${(serial += 1)}`, object: "refund", status: "succeeded", amount };
    refunds.set(made.id, made);
    return [200, made];
  }

  function read(path: string): Answer {
    const [kind = "", id = ""] = path.split("?")[0]!.split("/");
    if (kind === "payment_methods") {
      return id === "pm_ok"
        ? [200, { id, type: "card", card: { brand: "visa", last4: "4242" } }]
        : error(404, { code: "resource_missing" });
    }
    if (kind === "refunds" && refunds.has(id)) return [200, refunds.get(id)!];
    if (id === "search") {
      const wanted = /"payment_id"\]:"([^"]+)"/u.exec(decodeURIComponent(path))?.[1];
      const found = [...intents.values()].filter(({ metadata }) => metadata.payment_id === wanted);
      return [200, { object: "search_result", data: found.map(shown) }];
    }
    const intent = intents.get(id);
    return intent ? [200, shown(intent)] : error(404, { code: "resource_missing" });
  }

  function write(path: string, form: Record<string, string>): Answer {
    const [kind, id = "", verb] = path.split("/");
    if (kind === "refunds") return refund(form);
    if (kind === "customers") return [200, { id: "cus_1", default_source: "ba_1" }];
    if (verb === undefined) return create(form);
    const intent = intents.get(id);
    if (!intent) return error(404, { code: "resource_missing" });
    return move(intent, verb === "capture" ? "succeeded" : "canceled");
  }

  const server = createServer(async (request, response) => {
    let sent = "";
    for await (const chunk of request) sent += String(chunk);
    const path = (request.url ?? "").replace("/v1/", "");
    const form = Object.fromEntries(new URLSearchParams(sent));
    asked.push({ path, form, headers: request.headers });
    const key = request.headers["idempotency-key"] as string | undefined;
    const trouble = interrupt?.(path);
    if (trouble === "hang") return;
    if (trouble === "cut") return void request.socket.destroy();
    let answer: Answer;
    const known = key === undefined ? undefined : kept.get(key);
    if (Array.isArray(trouble)) answer = trouble as unknown as Answer;
    else if (known && known.sent !== `${path} ${sent}`) answer = error(400, { type: "idempotency_error" });
    else answer = known?.answer ?? (request.method === "GET" ? read(path) : write(path, form));
    if (key !== undefined && !Array.isArray(trouble)) kept.set(key, { sent: `${path} ${sent}`, answer });
    // The charge took effect, and nobody hears of it.
    if (trouble === "after") return void request.socket.destroy();
    response.writeHead(answer[0], { "content-type": "application/json" }).end(JSON.stringify(answer[1]));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    intents,
    interruptBy(next: typeof interrupt) {
      interrupt = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
