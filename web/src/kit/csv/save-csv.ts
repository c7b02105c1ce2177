// A CSV file is fetched with the session and handed to the browser. Loaded once somebody wants one: lists come without it.
import type { Download, InputOf } from '@madoguchi/contract/operation.ts';
import { fetchFile } from '../../platform/http/fetch-file.ts';
import { pageTimers } from '../../platform/timers.ts';

/** Some browsers read what they save only a while after the press. */
const KEPT_MS = 60_000;

/**
 * Has the browser save the file under the portal's name for it; answers the characters that its encoding could not hold.
 * Refusals as with `call`.
 */
export async function saveCsv<Op extends Download>(operation: Op, input: InputOf<Op>): Promise<string> {
  const { body, name, replaced } = await fetchFile(operation, input);
  const url = URL.createObjectURL(body);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  pageTimers.after(KEPT_MS, () => URL.revokeObjectURL(url));
  return replaced;
}
