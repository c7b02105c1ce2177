// Handlers of the profile: About, who may see it, and the photo.
import type { PROFILE_OPERATIONS } from '@madoguchi/contract/profile/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { changeProfile } from './change-profile.ts';
import { removePhoto, showPhoto } from './photos.ts';
import { setPhoto } from './set-photo.ts';
import { showProfile } from './show-profile.ts';

const profileHandlers = {
  'profile.show': showProfile,
  'profile.change-general': changeProfile.general,
  'profile.change-work': changeProfile.work,
  'profile.change-contact': changeProfile.contact,
  'profile.set-photo': setPhoto,
  'profile.remove-photo': removePhoto,
  'profile.photo': showPhoto,
} satisfies HandlersFor<typeof PROFILE_OPERATIONS>;

export const profileFeature = { handlers: profileHandlers };
