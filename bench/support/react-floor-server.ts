import { createServer } from "node:http";
import { createElement as h } from "react";
import { renderToString } from "react-dom/server";

/** The floor of a rendered results page: node:http and 24 bare cards, nothing around them, no data, no styles. */
const CARDS = Array.from({ length: 24 }, (_, at) => ({
  title: `20${10 + (at % 16)} Make Model ${at}`,
  image: `/images/${at}.webp`,
  price: `$${20 + at},995`,
  miles: `${at + 3},120 mi`,
}));

function card(at: number, seed: number) {
  const { title, image, price, miles } = CARDS[at] as (typeof CARDS)[number];
  return h(
    "li",
    { key: at },
    h(
      "a",
      { href: `/vehicles/${seed}-${at}`, className: "card" },
      h("img", { src: image, alt: "", width: 400, height: 300, loading: "lazy" }),
      h("h3", null, title),
      h("p", { className: "facts" }, miles),
      h("p", { className: "price" }, price),
    ),
  );
}

let asked = 0;
createServer((_request, response) => {
  asked += 1;
  const seed = asked;
  const html = renderToString(
    h(
      "ul",
      null,
      CARDS.map((_, at) => card(at, seed)),
    ),
  );
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-length": Buffer.byteLength(html),
  });
  response.end(html);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
