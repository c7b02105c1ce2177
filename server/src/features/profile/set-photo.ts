import { setPhoto as operation } from '@madoguchi/contract/profile/operations.ts';
import { photoPath } from '@madoguchi/contract/profile/photo.ts';
import { receivePhoto } from '../../platform/files/square-photo.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { ownEmployee } from './own-employee.ts';
import { savePhoto } from './photo-store.ts';

/** Takes a picture as the caller's photo. */
export const setPhoto = handle(operation, async (context) => {
  const made = await receivePhoto(context);
  const employee = ownEmployee(context.actor);
  const name = made.photo.toString('hex');
  const done = await context.commit(
    savePhoto,
    { employee: employee.id, ...made, at: context.now },
    {
      target: ['employee', employee.number],
      difference: { photo: name },
      answer: { photoURL: photoPath(name, 'large') },
    },
  );
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('stale');
});
