import * as z from 'zod';
import { image, upload, view, write } from '../operation.ts';
import { Code, Version } from '../values/id.ts';
import { ChangedContact, ChangedGeneral, ChangedWork, Profile } from './model.ts';
import { PHOTO_SIZES } from './photo.ts';

/**
 * The caller's own profile, or a colleague's as far as the caller may see it; opening another's is recorded. Whoever has
 * left is known to HR only, and to anybody but staff nobody else is (S7-05, B2-02).
 */
export const showProfile = view('profile.show', {
  at: ['GET', '/api/profile/about'],
  access: 'signed-in',
  input: z.strictObject({ employeeId: Code.optional() }),
  output: Profile,
  refuses: ['not-found'],
  records: 'profile.opened',
});

const Saved = z.object({ version: Version });

export const changeGeneral = write('profile.change-general', {
  at: ['POST', '/api/profile/about/general'],
  access: 'signed-in',
  input: ChangedGeneral,
  output: Saved,
  refuses: ['stale'],
  records: 'profile.changed',
});

export const changeWork = write('profile.change-work', {
  at: ['POST', '/api/profile/about/work'],
  access: 'signed-in',
  input: ChangedWork,
  output: Saved,
  refuses: ['stale'],
  records: 'profile.changed',
});

export const changeContact = write('profile.change-contact', {
  at: ['POST', '/api/profile/about/contact'],
  access: 'signed-in',
  input: ChangedContact,
  output: Saved,
  refuses: ['stale'],
  records: 'profile.changed',
});

/**
 * Takes a picture as the caller's photo: its middle square, made anew without anything that came along with it. It takes
 * the place of the former one.
 */
export const setPhoto = upload('profile.set-photo', {
  at: ['POST', '/api/profile/photo'],
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ photoURL: z.string() }),
  refuses: ['too-large', 'wrong-type'],
  records: 'profile.photo-set',
});

export const removePhoto = write('profile.remove-photo', {
  at: ['POST', '/api/profile/photo/remove'],
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ photoURL: z.null() }),
  refuses: ['not-found'],
  records: 'profile.photo-removed',
});

/** A photo in one of its sizes, for staff and for the person; once it is replaced or removed it is unknown. */
export const showPhoto = image('profile.photo', {
  at: ['GET', '/api/profile/photos/:photo/:size'],
  access: 'signed-in',
  input: z.strictObject({ photo: z.string().regex(/^[0-9a-f]{64}$/, { error: 'id' }), size: z.enum(PHOTO_SIZES) }),
  refuses: ['not-found'],
});

export const PROFILE_OPERATIONS = [
  showProfile,
  changeGeneral,
  changeWork,
  changeContact,
  setPhoto,
  removePhoto,
  showPhoto,
] as const;
