import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ComposedApp, DEMO_HOST, makeComposedApp } from "../support/composed-app.ts";
import { listAvailable, placeOrder } from "../support/place-order.ts";
import { freshPng } from "../support/test-files.ts";

let app: ComposedApp;
let server: { port: number; close(): Promise<void> };
beforeAll(async () => {
  app = await makeComposedApp();
  server = await app.listen();
});
afterAll(async () => {
  await server.close();
  await app.close();
});

const BOUNDARY = "again";

async function newDeal() {
  const headers = await app.signIn();
  const [vehicleId = ""] = await listAvailable(app.call);
  const { dealId } = await placeOrder(app.call, { headers, vehicleId, until: "submitted" });
  const path = `/api/documents/deals/${dealId}/documents`;
  const list = async () => {
    const answer = await app.call(path, { headers });
    const { data } = (await answer.json()) as {
      data: { documents: { id: string | null; status: string }[] };
    };
    return data.documents.filter(({ id }) => id !== null);
  };
  const body = Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="documents"; filename="a.png"\r\n\r\n`,
    ),
    freshPng(3_000_000),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const head = [
    `PUT ${path}/DriversLicense HTTP/1.1`,
    `Host: ${DEMO_HOST}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${body.length}`,
    "",
    "",
  ].join("\r\n");
  return { list, bytes: Buffer.concat([Buffer.from(head), body]), headLength: head.length };
}

/** Sends this much of a request; `cut` drops the connection at once, `deaf` before the answer is read, `read` reads it. */
function send(bytes: Buffer, end: "cut" | "deaf" | "read"): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1");
    let answer = "";
    socket.on("error", (error) => (end === "read" ? reject(error) : resolve("")));
    socket.on("data", (chunk) => {
      answer += String(chunk);
      if (answer.includes("\r\n\r\n")) {
        socket.destroy();
        resolve(end === "deaf" ? "" : (answer.split("\r\n")[0] ?? ""));
      }
    });
    socket.on("close", () => resolve(answer.split("\r\n")[0] ?? ""));
    socket.write(bytes, () => {
      if (end === "cut") socket.destroy();
    });
  });
}

describe("An upload whose connection breaks", () => {
  it("at any point leaves nothing, and is one document when it is sent again", async () => {
    const { list, bytes, headLength } = await newDeal();
    for (const length of [headLength + 10, headLength + 70_000, bytes.length - 20]) {
      await send(bytes.subarray(0, length), "cut");
    }
    expect(await list()).toEqual([]);
    expect(await send(bytes, "read")).toBe("HTTP/1.1 200 OK");
    expect(await list()).toMatchObject([{ status: "complete" }]);
  });

  it("before the answer arrives is one document, however often it is sent again", async () => {
    const { list, bytes } = await newDeal();
    await send(bytes, "deaf");
    await Promise.all([send(bytes, "read"), send(bytes, "read")]);
    expect(await list()).toHaveLength(1);
    await expect.poll(() => app.errors.filter(({ message }) => message.includes("upload"))).toEqual([]);
  });
});
