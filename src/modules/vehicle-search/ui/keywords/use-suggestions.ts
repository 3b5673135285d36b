import { useEffect, useRef, useState } from "react";
import { TYPING_PAUSE_MS } from "#platform/browser/forms/typing-pause.ts";
import type { SuggestionView } from "#modules/search-index/domain/search-view.ts";

export interface Suggestions {
  readonly list: readonly SuggestionView[];
  /** Resolves with the suggestions for what is typed now, waiting for a running request (SRCH-03). */
  readonly settled: () => Promise<readonly SuggestionView[]>;
}

/** Suggestions for a typed text; none for an empty one or while the network fails (the box still searches). */
export function useSuggestions(text: string, active: boolean): Suggestions {
  const [list, setList] = useState<readonly SuggestionView[]>([]);
  const running = useRef<{ text: string; answer: Promise<readonly SuggestionView[]> } | null>(null);

  const ask = (wanted: string) => {
    if (running.current?.text === wanted) return running.current.answer;
    const answer = fetchSuggestions(wanted);
    running.current = { text: wanted, answer };
    return answer;
  };

  const wanted = active ? text.trim() : "";
  // What fitted an earlier text never stands below the next one.
  if (wanted === "" && list.length > 0) setList([]);
  useEffect(() => {
    if (wanted === "") return undefined;
    let current = true;
    const timer = setTimeout(() => {
      void ask(wanted).then((found) => {
        if (current) setList(found);
      });
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted]);

  return { list, settled: () => ask(text.trim()) };
}

async function fetchSuggestions(text: string): Promise<readonly SuggestionView[]> {
  try {
    const response = await fetch(`/public/inventory/suggestions?q=${encodeURIComponent(text)}`);
    if (!response.ok) return [];
    const body = (await response.json()) as { suggestions: readonly SuggestionView[] };
    return body.suggestions;
  } catch {
    // Suggestions are a help, never a condition: without them the text itself is searched.
    return [];
  }
}
