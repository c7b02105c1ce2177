// Photos of people for statements of other features, and what somebody told of themselves for their own forms.
export { countGenders, NEWEST_PROFILE } from './gender-counts-store.ts';
export { photoName, photoURL } from './photo-address-store.ts';
export { findOwnProfile } from './store.ts';
