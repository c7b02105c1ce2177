// Fetching a photo, and removing one's own.
import { may } from '@madoguchi/contract/access.ts';
import { removePhoto as removeOperation, showPhoto as showOperation } from '@madoguchi/contract/profile/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { ownEmployee } from './own-employee.ts';
import { deletePhoto, findPhoto } from './photo-store.ts';

export const showPhoto = handle(showOperation, async ({ ground, actor, input }) => {
  const reader = { mayAny: may(actor, 'staff'), employee: actor.employee?.id ?? null };
  const bytes = await findPhoto(ground.pool, input.photo, input.size, reader);
  return { mediaType: 'image/webp', bytes: bytes ?? refuse('not-found') };
});

export const removePhoto = handle(removeOperation, async ({ actor, commit }) => {
  const { id, number } = ownEmployee(actor);
  const done = await commit(
    deletePhoto,
    { employee: id },
    { target: ['employee', number], difference: {}, answer: { photoURL: null } },
  );
  return done ?? refuse('not-found');
});
