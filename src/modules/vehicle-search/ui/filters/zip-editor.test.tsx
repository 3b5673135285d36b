import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { TextProvider } from "#platform/browser/texts/texts.tsx";
import { SPANISH } from "#tests/support/spanish.ts";
import { englishText, textIn } from "#platform/shared/texts/text.ts";
import { searchMessages } from "../../messages.ts";
import type { ResultsView } from "../results/results-text.ts";
import { ZipEditor } from "./zip-editor.tsx";

const view = {
  place: null,
  query: { zip: "00000", distance: null },
  zipError: searchMessages["search.zipUnknown"],
} as unknown as ResultsView;

test("A zip that nobody knows is told in the language of the page, though answers are kept in English", () => {
  const shown = [englishText, textIn("es", SPANISH)].map((t) =>
    renderToString(
      <TextProvider value={t}>
        <ZipEditor view={view} />
      </TextProvider>,
    ),
  );
  expect(shown[0]).toContain("unable to locate the zip code");
  expect(shown[1]).toContain("no encontramos el código postal");
});
