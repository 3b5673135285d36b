import { request } from "node:http";

/** Calls a store of the server on this machine by its host name, which Node.js could not look up. */
export function askerOf(port: number, host: string) {
  return (path: string, body?: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const headers = { host: `${host}:${port}`, "content-type": "application/json" };
      const method = body === undefined ? "GET" : "POST";
      const call = request({ port, path, method, headers, host: "127.0.0.1" }, (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk: string) => (text += chunk));
        answer.on("end", () => {
          if ((answer.statusCode ?? 500) >= 400) reject(new Error(`${path}: ${answer.statusCode} ${text}`));
          else resolve(text === "" ? null : JSON.parse(text));
        });
      });
      call.on("error", reject);
      call.end(body === undefined ? undefined : JSON.stringify(body));
    });
}
