import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One request as the vendor saw it. */
export interface StubRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: unknown;
}

/** What it answers; `"nothing"` never does. */
export type StubAnswer =
  | {
      readonly status: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | "nothing";

export interface VendorStub {
  readonly url: string;
  readonly asked: readonly StubRequest[];
  /** Answers from now on. */
  answer(respond: (request: StubRequest) => StubAnswer): void;
  close(): Promise<void>;
}

/** A vendor's API on a loopback port that answers as a test says. */
export async function startVendorStub(): Promise<VendorStub> {
  const asked: StubRequest[] = [];
  let respond: (request: StubRequest) => StubAnswer = () => ({ status: 404, body: {} });
  const server = createServer((request, response) => void serve(request, response));
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const { method = "GET", url: path = "/", headers } = request;
    const seen = { method, path, headers, body: text === "" ? undefined : (JSON.parse(text) as unknown) };
    asked.push(seen);
    const answer = respond(seen);
    if (answer === "nothing") return;
    const body = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers }).end(body);
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (next) => {
      respond = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
