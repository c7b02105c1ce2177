// Cells of a CSV file that a spreadsheet would calculate (B0-10, T24): the writer marks them, the reader takes the mark off.

/** Blanks of any width, characters that nobody sees, and the apostrophes of former marks: a spreadsheet looks behind them. */
const AHEAD = "[\\s'\\p{Cf}\\p{Cc}\\p{Default_Ignorable_Code_Point}]*";
/** Signs that begin a formula, in either width; the minus sign too, which Shift_JIS writes as the wide one. */
const SIGNS = '[=+\\-@\\t\\r\\n＝＋－＠\\u2212]';
const BEGINS_FORMULA = new RegExp(`^${AHEAD}${SIGNS}`, 'u');

/** The text with an apostrophe before it where a spreadsheet would calculate it. `unescaped` gives back exactly the text. */
export function escaped(text: string): string {
  return BEGINS_FORMULA.test(text) ? `'${text}` : text;
}

/** The cell without the apostrophe that keeps it from being calculated; any other apostrophe is the text's own. */
export function unescaped(cell: string): string {
  return cell.startsWith("'") && BEGINS_FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
