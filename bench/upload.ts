import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { jpegFile, jpegSegment } from "#tests/support/test-files.ts";
import { BUYER } from "./support/bench-buyer.ts";
import { makeBenchData } from "./support/bench-data.ts";
import { availableKeys, makeBuyers, startProduct } from "./support/product.ts";
import { machine, publish, table } from "./support/report.ts";
import { Shopper } from "./support/shoppers.ts";
import { short, timingOf } from "./support/statistics.ts";

/** npm run bench -- upload: what a 25 MB picture costs the server's memory, alone and 20 at once. */
const ORDERS = "/api/commerce/orders";
const MB = 1024 * 1024;
const SIZE = 25 * MB - 4096;
const ROUNDS = 8;
/** Of 25 MB each, below what an order may send in a day. */
const ROUNDS_OF_A_DEAL = 4;

/** A picture of just under 25 MB, other bytes each time. */
function bigPicture(): Buffer {
  const part = 60_000;
  const count = Math.floor(SIZE / (part + 4));
  return jpegFile(...Array.from({ length: count }, () => jpegSegment(0xdb, randomBytes(part))));
}

interface Deal {
  readonly path: string;
  readonly token: string;
}

const residentMb = (pid: number, name: "VmRSS" | "RssAnon" = "RssAnon"): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) /
  1024;

/** Highest memory while `work` runs. */
async function peakMb(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = residentMb(pid);
  const timer = setInterval(() => (peak = Math.max(peak, residentMb(pid))), 10);
  await work();
  clearInterval(timer);
  return peak;
}

/** Sends one file; with `cutAt` the connection drops there. Answers the status, 0 for a dropped one. */
function upload(url: string, deal: Deal, send: { file: Buffer; cutAt?: number }): Promise<number> {
  const head = '--bench\r\nContent-Disposition: form-data; name="documents"; filename="a.jpg"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), send.file, Buffer.from("\r\n--bench--\r\n")]);
  return new Promise((resolve) => {
    const sent = request(`${url}${deal.path}/DriversLicense`, {
      method: "PUT",
      headers: {
        authorization: `Bearer ${deal.token}`,
        "content-type": "multipart/form-data; boundary=bench",
        "content-length": body.length,
      },
    });
    sent.on("response", (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", () => resolve(0));
    if (send.cutAt === undefined) sent.end(body);
    else sent.write(body.subarray(0, send.cutAt), () => sent.destroy());
  });
}

const data = await makeBenchData(200);
const rows: (string | number)[][] = [];
try {
  const keys = await availableKeys(data.dataDir, 20);
  const buyers = await makeBuyers(data.dataDir, { count: 20 });
  const server = await startProduct(data.dataDir);
  try {
    const shopper = new Shopper(server.url);
    const newDeal = async (): Promise<Deal> => {
      const vehicleKey = keys.pop();
      const token = buyers[keys.length % buyers.length]?.token ?? "";
      const made = await shopper.call("POST", ORDERS, { token, body: { vehicleKey } });
      const { orderNumber, deal } = made.body as { orderNumber: string; deal: { dealId: string } };
      const order = `${ORDERS}/${orderNumber}`;
      await shopper.call("PATCH", order, { token, body: { buyer: BUYER } });
      const placed = await shopper.call("POST", `${order}/submit`, { token, body: { acceptedTerms: true } });
      if (placed.status !== 200) throw new Error(`no order: ${placed.status}`);
      return { path: `/api/documents/deals/${deal.dealId}/documents`, token };
    };
    let deal = await newDeal();
    const ok = async (file: Buffer, to = deal) => {
      const status = await upload(server.url, to, { file });
      if (status !== 200) throw new Error(`upload answered ${status}`);
    };
    for (let round = 0; round < 3; round += 1) await ok(bigPicture());
    const times: number[] = [];
    const growth: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round % ROUNDS_OF_A_DEAL === 0) deal = await newDeal();
      const file = bigPicture();
      await sleep(500);
      const before = residentMb(server.pid);
      const started = performance.now();
      growth.push((await peakMb(server.pid, () => ok(file))) - before);
      times.push(performance.now() - started);
    }
    const one = timingOf(times);
    rows.push(["one after the other", ROUNDS, short(one.p50), short(one.p99), short(Math.max(...growth))]);
    const deals: Deal[] = [];
    for (let at = 0; at < 10; at += 1) deals.push(await newDeal());
    const files = deals.map(() => bigPicture());
    const before = residentMb(server.pid);
    const all: number[] = [];
    const peak = await peakMb(server.pid, () =>
      Promise.all(
        deals.map(async (to, at) => {
          const started = performance.now();
          await ok(files[at]!, to);
          all.push(performance.now() - started);
        }),
      ),
    );
    const together = timingOf(all);
    rows.push(["10 at once", 10, short(together.p50), short(together.p99), short(peak - before)]);
    const again = await newDeal();
    const file = bigPicture();
    const cuts = [1, 6, 12, 24].map((at) => at * MB);
    for (const cutAt of cuts) await upload(server.url, again, { file, cutAt });
    await ok(file, again);
    await ok(file, again);
    const listed = await shopper.call("GET", again.path, { token: again.token });
    const { documents } = (listed.body as { data: { documents: { id: string | null }[] } }).data;
    const kept = documents.filter(({ id }) => id !== null).length;
    rows.push([`cut ${cuts.length} times, then sent twice: documents kept`, kept, "", "", ""]);
    shopper.close();
  } finally {
    await server.stop();
  }
} finally {
  data.remove();
}
publish(
  "Uploading 25 MB",
  `${machine()}. Pictures of 25 MB over HTTP to the built product with its embedded scanner: checked, sealed, synced to
disk and scanned before the answer. Memory is the process's own (RssAnon), highest during less before; ceiling 32 MB for one.

${table(["what", "uploads", "p50 ms", "p99 ms", "memory growth MB"], rows)}`,
);
