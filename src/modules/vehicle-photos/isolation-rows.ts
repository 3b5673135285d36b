import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "GET /images/photos/:width": {
    for: "anybody",
    address: "/images/photos/768?src=https%3A%2F%2Fphotos.example.com%2F1.jpg",
  },
};
