// A CSV file on its way out, with what it could not write told beside it (B0-10).
import type { FileAnswer } from '../http/handler.ts';
import type { CsvFile } from './csv-file.ts';

/** How many of the characters that Shift_JIS lost a header names. */
const LOST_SHOWN = 50;

/** `name` is what the browser saves it as. */
export function csvAnswer(file: CsvFile, name: string, recorded: FileAnswer['recorded']): FileAnswer {
  const { body, mediaType, lost } = file;
  const headers =
    lost.length === 0 ? {} : { 'x-replaced-characters': encodeURIComponent(lost.slice(0, LOST_SHOWN).join('')) };
  return { recorded, name, mediaType, body, headers };
}
