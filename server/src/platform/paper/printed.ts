// A sheet as the answer to whoever asked for it.
import type { DownloadContext, FileAnswer } from '../http/handler.ts';
import { refuse } from '../http/problem.ts';
import { PressBusy, PressTooMany } from './press/paper-press.ts';
import { pressOf } from './press/press-of.ts';
import type { Printing, Sheet } from './sheet.ts';

/** Seconds until another try may find the press free. */
const RETRY_AFTER = 5;
/** The header that carries them has a limit, and so has a person's patience. */
const MISSING_SHOWN = 20;

/**
 * The PDF with its files behind it; the characters that it could not print are told beside it.
 * @throws Problem `too-many` where the caller's own papers wait already, `unavailable` where the press is busy
 */
export async function printed(
  { ground, actor, gone }: Pick<DownloadContext<never>, 'ground' | 'gone'> & { readonly actor: { accountId: string } },
  sheet: Sheet,
  printing: Printing,
): Promise<Pick<FileAnswer, 'name' | 'mediaType' | 'headers' | 'bytes'> & { readonly body: Buffer }> {
  const sums = sheet.files.items.map(({ file }) => file.sha256);
  const files = Object.fromEntries(sums.map((sha256) => [sha256, ground.files.pathOf(sha256)]));
  const { pdf, missing } = await pressOf(ground)
    .print({ sheet, printing, files }, { accountId: actor.accountId, gone })
    .catch((error: unknown) => {
      if (error instanceof PressTooMany) {
        return refuse('too-many', { retryAfterSeconds: RETRY_AFTER, values: { n: RETRY_AFTER } });
      }
      if (error instanceof PressBusy) return refuse('unavailable', { retryAfterSeconds: RETRY_AFTER });
      throw error;
    });
  const told = encodeURIComponent(missing.slice(0, MISSING_SHOWN).join(''));
  return {
    name: `${sheet.name}.pdf`,
    mediaType: 'application/pdf',
    headers: told === '' ? {} : { 'x-replaced-characters': told },
    bytes: pdf.length,
    body: Buffer.from(pdf),
  };
}
