import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "GET /robots.txt": { for: "anybody" },
  "GET /sitemap.xml": { for: "anybody", address: "/sitemap.xml?part=pages" },
  "GET /manifest.webmanifest": { for: "anybody" },
  "GET /service-worker.js": { for: "anybody" },
  "GET /images/icons/:file": { for: "anybody", address: "/images/icons/icon-192.png" },
  "GET /images/mail/:scheme/:body/:paint/:file": {
    for: "anybody",
    address: "/images/mail/light/suv/gray/front.png",
  },
  "GET /images/social/store.png": { for: "anybody" },
  "GET /images/social/vehicles/:file": {
    for: "anybody",
    address: "/images/social/vehicles/no-such-vehicle.png",
  },
};
