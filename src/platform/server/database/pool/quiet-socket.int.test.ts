import { expect, test } from "vitest";
import { makeTestDatabase } from "#tests/support/test-database.ts";

test("answers arrive whole, however they are cut by reads that share one buffer", async () => {
  const made = await makeTestDatabase();
  const clients = await Promise.all(Array.from({ length: 3 }, () => made.database.app.connect()));
  try {
    const lengths = [1, 100, 65_530, 65_536, 300_000, 7];
    const answers = await Promise.all(
      clients.flatMap((client, at) =>
        lengths.map(async (length) => {
          const { rows } = await client.query("select repeat($1, $2) as text, $2::int as length", [
            String(at),
            length,
          ]);
          return (rows as [{ text: string; length: number }])[0];
        }),
      ),
    );
    const wanted = clients.flatMap((_, at) =>
      lengths.map((length) => ({ text: String(at).repeat(length), length })),
    );
    expect(answers).toEqual(wanted);
  } finally {
    for (const client of clients) client.release();
    await made.close();
  }
}, 60_000);
