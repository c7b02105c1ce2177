import { setPhoto as operation } from '@madoguchi/contract/profile/operations.ts';
import { PHOTO_MAX_BYTES, photoPath } from '@madoguchi/contract/profile/photo.ts';
import type { ReceivedFile } from '../../platform/files/file-store.ts';
import { handle, type UploadContext } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { ActorEmployee } from '../../platform/session/actor.ts';
import { makePhoto } from './make-photo.ts';
import { ownEmployee } from './own-employee.ts';
import { savePhoto } from './photo-store.ts';

type Context = UploadContext<typeof operation>;

function refuseSize(): never {
  return refuse('too-large', { fields: [{ field: 'file', code: 'photo-size' }], values: { limit: '10 MB' } });
}

async function set({ now, contentIs, commit }: Context, employee: ActorEmployee, received: ReceivedFile) {
  const made = await makePhoto(received.path);
  if (typeof made === 'string') return refuse('wrong-type', { fields: [{ field: 'file', code: made }] });
  contentIs(received.sha256);
  const name = made.photo.toString('hex');
  const done = await commit(
    savePhoto,
    { employee: employee.id, ...made, at: now },
    {
      target: ['employee', employee.number],
      difference: { photo: name },
      answer: { photoURL: photoPath(name, 'large') },
    },
  );
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('stale');
}

/** Takes a picture of at most 10 MB. The file itself is not kept: the photo is made anew from it. */
export const setPhoto = handle(operation, async (context) => {
  const part = await context.file();
  const received = await context.ground.files.receive(part.file, { maxBytes: PHOTO_MAX_BYTES });
  if (received === 'too-large') return refuseSize();
  try {
    if (part.file.truncated) refuseSize();
    return await set(context, ownEmployee(context.actor), received);
  } finally {
    await received.discard();
  }
});
