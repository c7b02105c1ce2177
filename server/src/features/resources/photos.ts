// Photos of resources: set, removed and fetched.
import {
  removeResourcePhoto as removeOperation,
  setResourcePhoto as setOperation,
  showResourcePhoto as showOperation,
} from '@madoguchi/contract/resources/operations.ts';
import { receivePhoto } from '../../platform/files/square-photo.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { deletePhoto, findPhoto, savePhoto } from './photo-store.ts';

export const setResourcePhoto = handle(setOperation, async (context) => {
  const { id } = context.input;
  const made = await receivePhoto(context);
  const photo = made.photo.toString('hex');
  const done = await context.commit(
    savePhoto,
    { id, ...made, at: context.now },
    { target: ['resource', id], difference: { photo }, answer: { photo } },
  );
  return done ?? refuse('not-found');
});

export const removeResourcePhoto = handle(removeOperation, async ({ input: { id }, commit }) => {
  const done = await commit(deletePhoto, { id }, { target: ['resource', id], difference: {}, answer: { photo: null } });
  return done ?? refuse('not-found');
});

export const showResourcePhoto = handle(showOperation, async ({ ground, input: { photo, size } }) => {
  const bytes = await findPhoto(ground.pool, photo, size);
  return { mediaType: 'image/webp', bytes: bytes ?? refuse('not-found') };
});
