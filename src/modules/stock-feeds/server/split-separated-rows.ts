/** What a reader noticed about the end of a file. */
export interface FileEnd {
  /** Why the end of the file cannot be trusted. */
  reason: string | undefined;
  /** The last line has no line end: right where an exporter never writes one, else the file is cut off. */
  isOpen: boolean;
}

const LONGEST_LINE = 1 << 20;
/** How far a quoted cell may run on: real descriptions stay far below. */
const MAX_LINES = 60;
const MAX_CELL = 1 << 16;
/** After so many quotes that close nowhere the file does not quote. */
const MAX_STRAY = 100;

interface Format {
  readonly delimiter: string;
  /** Cells that run over several lines must be quoted to the letter, or stray quotes would join rows. */
  readonly isStrict: boolean;
}

interface Line {
  readonly text: string;
  readonly end: string;
}

/**
 * Splits separated values into rows (RFC 4180: quoted cells may hold the separator, line ends and doubled quotes).
 * A quote that opens a cell and closes nowhere is a character like any other: the width of the first row decides
 * which reading is right, so one stray quote costs no row. Empty lines are left out.
 */
export async function* splitSeparatedRows(
  chunks: AsyncIterable<string>,
  delimiter: string,
  end: FileEnd,
): AsyncGenerator<readonly string[]> {
  const lines = new Lookahead(splitLines(chunks, end));
  let width: number | undefined;
  let stray = 0;
  for (;;) {
    const line = await lines.next();
    if (line === undefined) return;
    if (line.text === "") continue;
    let cells = cellsOf(line.text, { delimiter, isStrict: false });
    if (cells === undefined && stray < MAX_STRAY) {
      cells = await closeLater({ line, lines, delimiter, width });
      if (cells === undefined) stray += 1;
    }
    if (cells === undefined || (width !== undefined && cells.length < width))
      cells = literal(line.text, { delimiter, width, quoted: cells });
    width ??= cells.length;
    yield cells;
  }
}

/** The cells of a whole record, or undefined when a quote stays open. */
function cellsOf(record: string, format: Format): string[] | undefined {
  const { delimiter } = format;
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    if (record.charAt(at) === '"') {
      const close = closingQuote(record, at + 1, format);
      if (close < 0) return undefined;
      cells.push(record.slice(at + 1, close).replaceAll('""', '"'));
      at = close + 1;
    } else {
      const next = record.indexOf(delimiter, at);
      const stop = next < 0 ? record.length : next;
      cells.push(record.slice(at, stop));
      at = stop;
    }
    if (at >= record.length) return cells;
    at += 1;
  }
}

/**
 * The quote that ends a cell stands before a separator or the end; a doubled one is a quote in the text. Any other
 * is forgiven within a line; read strictly, the cell has no end.
 */
function closingQuote(record: string, from: number, { delimiter, isStrict }: Format): number {
  let at = record.indexOf('"', from);
  while (at >= 0) {
    const after = record.charAt(at + 1);
    if (after === "" || after === delimiter) return at;
    if (isStrict && after !== '"') return -1;
    at = record.indexOf('"', after === '"' ? at + 2 : at + 1);
  }
  return -1;
}

/** Reads on until the quote closes and the record is as wide as the others; otherwise nothing is taken. */
async function closeLater(open: {
  readonly line: Line;
  readonly lines: Lookahead;
  readonly delimiter: string;
  readonly width: number | undefined;
}): Promise<string[] | undefined> {
  let record = open.line.text;
  let before = open.line.end;
  for (let count = 0; count < MAX_LINES; count += 1) {
    const line = await open.lines.peek(count);
    if (line === undefined) return undefined;
    record += before + line.text;
    before = line.end;
    if (record.length > MAX_CELL) return undefined;
    if (!line.text.includes('"')) continue;
    const cells = cellsOf(record, { delimiter: open.delimiter, isStrict: true });
    if (cells === undefined || (open.width !== undefined && cells.length !== open.width)) continue;
    open.lines.drop(count + 1);
    return cells;
  }
  return undefined;
}

/** Without quoting, where that gives the right width or nothing else can be read. */
function literal(
  text: string,
  {
    delimiter,
    width,
    quoted,
  }: {
    readonly delimiter: string;
    readonly width: number | undefined;
    readonly quoted: string[] | undefined;
  },
): string[] {
  const cells = text.split(delimiter);
  return quoted === undefined || cells.length === width ? cells : quoted;
}

class Lookahead {
  readonly #lines: AsyncIterator<Line>;
  readonly #ahead: Line[] = [];

  constructor(lines: AsyncIterator<Line>) {
    this.#lines = lines;
  }

  async next(): Promise<Line | undefined> {
    const line = await this.peek(0);
    this.#ahead.shift();
    return line;
  }

  async peek(index: number): Promise<Line | undefined> {
    while (this.#ahead.length <= index) {
      const next = await this.#lines.next();
      if (next.done === true) return undefined;
      this.#ahead.push(next.value);
    }
    return this.#ahead[index];
  }

  drop(count: number): void {
    this.#ahead.splice(0, count);
  }
}

async function* splitLines(chunks: AsyncIterable<string>, end: FileEnd): AsyncGenerator<Line> {
  let rest = "";
  for await (const chunk of chunks) {
    // Only what is new can end a line; a trailing CR may be half of a CRLF.
    let look = Math.max(0, rest.length - 1);
    rest += chunk;
    let from = 0;
    for (let at = lineEnd(rest, look); at >= 0; at = lineEnd(rest, look)) {
      if (rest.charAt(at) === "\r" && at === rest.length - 1) break;
      const mark = rest.startsWith("\r\n", at) ? "\r\n" : rest.charAt(at);
      yield { text: rest.slice(from, at), end: mark };
      from = look = at + mark.length;
    }
    rest = rest.slice(from);
    if (rest.length > LONGEST_LINE) {
      end.reason ??= "a line is longer than 1 MiB";
      return;
    }
  }
  if (rest === "") return;
  const isClosed = rest.endsWith("\r");
  end.isOpen = !isClosed;
  yield { text: isClosed ? rest.slice(0, -1) : rest, end: isClosed ? "\r" : "" };
}

const LINE_END = /[\r\n]/g;

function lineEnd(text: string, from: number): number {
  LINE_END.lastIndex = from;
  return LINE_END.exec(text)?.index ?? -1;
}
