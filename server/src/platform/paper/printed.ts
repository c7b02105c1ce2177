// A sheet as the answer to whoever asked for it.
import type { Ground } from '../ground.ts';
import { refuse } from '../http/problem.ts';
import { PressBusy } from './press/paper-press.ts';
import { pressOf } from './press/press-of.ts';
import type { Printing, Sheet } from './sheet.ts';

/** Seconds until another try may find the press free. */
const RETRY_AFTER = 5;

/** The PDF with its files behind it. @throws Problem `unavailable` where the press is busy */
export async function printed(ground: Ground, sheet: Sheet, printing: Printing): Promise<Buffer> {
  const sums = sheet.files.items.map(({ file }) => file.sha256);
  const files = Object.fromEntries(sums.map((sha256) => [sha256, ground.files.pathOf(sha256)]));
  return pressOf(ground)
    .print({ sheet, printing, files })
    .catch((error: unknown) => {
      if (error instanceof PressBusy) return refuse('unavailable', { retryAfterSeconds: RETRY_AFTER });
      throw error;
    });
}
