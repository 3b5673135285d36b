import { createServer } from "node:http";

/** The floor of everything over HTTP: node:http with a ready body of BODY_BYTES bytes. */
const body = Buffer.from(JSON.stringify({ text: "x".repeat(Number(process.env["BODY_BYTES"] ?? 100)) }));
createServer((_request, response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
  response.end(body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
