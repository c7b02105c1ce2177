// The lines of a CSV file (RFC 4180), as spreadsheets write them.

/** A line of a file, at the number that an editor shows. */
export interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A cell in quotes with its doubled ones, or one without; then what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y;

/** The lines of RFC 4180, blank ones left out; `null` where quotes do not pair. Each line is gone over once. */
export function readCsv(csv: string): readonly Line[] | null {
  const said = csv.replace(/^\uFEFF/, '');
  const lines: Line[] = [];
  let cells: string[] = [];
  let [line, begun] = [1, 1];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < said.length || cells.length > 0) {
    const found = CELL.exec(said);
    if (found === null) return null;
    const [all, quoted, plain = '', end] = found;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += all.split(/\r\n|\r|\n/).length - 1;
    if (end === ',') continue;
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ line: begun, cells });
    [cells, begun] = [[], line];
  }
  return lines;
}
