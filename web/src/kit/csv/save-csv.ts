// A CSV file is fetched with the session and handed to the browser. Loaded once somebody wants one: lists come without it.
import type { Download, InputOf } from '@madoguchi/contract/operation.ts';
import { fetchFile } from '../../platform/http/fetch-file.ts';
import { pageTimers } from '../../platform/timers.ts';

/** Some browsers read what they save only a while after the press. */
const KEPT_MS = 60_000;

/** A file that has come, and is not saved yet. */
export interface MadeCsv {
  /** Characters that its encoding could not hold; blank where it holds all. */
  readonly replaced: string;
  /** Has the browser save it under the portal's name for it. */
  readonly save: () => void;
}

/** Fetches the file. Refusals as with `call`. */
export async function makeCsv<Op extends Download>(operation: Op, input: InputOf<Op>): Promise<MadeCsv> {
  const { body, name, replaced } = await fetchFile(operation, input);
  const save = () => {
    const url = URL.createObjectURL(body);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    pageTimers.after(KEPT_MS, () => URL.revokeObjectURL(url));
  };
  return { replaced, save };
}
