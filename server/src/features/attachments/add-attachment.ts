import { ATTACHMENT_MAX_BYTES } from '@madoguchi/contract/attachments/limits.ts';
import { addAttachment as operation } from '@madoguchi/contract/attachments/operations.ts';
import { namesMyNumber } from '@madoguchi/contract/values/my-number.ts';
import { cleanFileName } from '../../platform/files/file-name.ts';
import type { ReceivedFile } from '../../platform/files/file-store.ts';
import { sniff } from '../../platform/files/media-type.ts';
import { handle, type UploadContext } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { findElsewhere, insertAttachment } from './store.ts';

type Context = UploadContext<typeof operation>;

function refuseSize(): never {
  return refuse('too-large', { fields: [{ field: 'file', code: 'file-size' }], values: { limit: '10 MB' } });
}

/** Records a file that lies complete on disk. Its bytes are in the store before any row speaks of them. */
async function add({ ground, actor, now, contentIs, commit }: Context, received: ReceivedFile, givenName: string) {
  if (namesMyNumber(givenName)) {
    return refuse('invalid', { fields: [{ field: 'file', code: 'my-number-name' }], values: { n: 1 } });
  }
  const sniffed = await sniff(received.path);
  if ('refused' in sniffed) {
    return refuse('wrong-type', {
      fields: [{ field: 'file', code: sniffed.refused === 'pixels' ? 'file-pixels' : 'file-kind' }],
    });
  }
  const { mediaType } = sniffed;
  const { sha256, bytes } = received;
  contentIs(sha256);
  const name = cleanFileName(givenName, mediaType);
  const id = uuidAt(now);
  const alsoIn = await findElsewhere(ground.pool, sha256);
  await received.keep();
  const values = { id, sha256, bytes, mediaType, name, by: actor.accountId, at: now };
  const done = await commit(insertAttachment, values, {
    target: ['attachment', id],
    difference: { name, mediaType, bytes, sha256 },
    answer: { id, name, mediaType, bytes, sha256, alsoIn },
  });
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('stale');
}

/** Takes a receipt of at most 10 MB. Whatever is refused leaves no byte behind (B0-07). */
export const addAttachment = handle(operation, async (context) => {
  const part = await context.file();
  const received = await context.ground.files.receive(part.file, { maxBytes: ATTACHMENT_MAX_BYTES });
  if (received === 'too-large') return refuseSize();
  try {
    if (part.file.truncated) refuseSize();
    return await add(context, received, part.filename);
  } finally {
    await received.discard();
  }
});
