// The lines of a calendar file as their writer meant them: unfolded before they are decoded, as folding may tear a character.
import iconv from 'iconv-lite';

export interface CalendarLine {
  /** Counted from 1, where it begins in the file. */
  readonly number: number;
  /** `null` where its bytes are no text. */
  readonly text: string | null;
}

const BOM = '\xEF\xBB\xBF';
/** Says that the file is Shift_JIS, as older Japanese calendars mark each of their texts. */
const SHIFT_JIS = /;CHARSET="?(?:shift_?jis|sjis|windows-31j|cp932)\b/i;
const ASCII = /^[\0-\x7F]*$/;

/** A line under way; its text holds one byte a character. */
interface Raw {
  readonly number: number;
  text: string;
}

function unfolded(bytes: Uint8Array): Raw[] {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const lines: Raw[] = [];
  const physical = (whole.startsWith(BOM) ? whole.slice(BOM.length) : whole).split(/\r\n?|\n/);
  for (const [index, text] of physical.entries()) {
    const before = lines.at(-1);
    if (before !== undefined && /^[ \t]/.test(text)) before.text += text.slice(1);
    else if (text !== '') lines.push({ number: index + 1, text });
  }
  return lines;
}

function decoder(isShiftJis: boolean): (bytes: Buffer) => string | null {
  if (isShiftJis) {
    return (bytes) => {
      const text = iconv.decode(bytes, 'cp932');
      return text.includes('\uFFFD') ? null : text;
    };
  }
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  return (bytes) => {
    try {
      return utf8.decode(bytes);
    } catch {
      return null;
    }
  };
}

/** `isShiftJis`: whoever gave the file said so; it may also say so itself. */
export function calendarLines(bytes: Uint8Array, isShiftJis: boolean): CalendarLine[] {
  const lines = unfolded(bytes);
  const decode = decoder(isShiftJis || lines.some(({ text }) => SHIFT_JIS.test(text)));
  return lines.map(({ number, text }) => ({
    number,
    text: ASCII.test(text) ? text : decode(Buffer.from(text, 'latin1')),
  }));
}
