// Photos of people for statements of other features.
export { photoName, photoURL } from './photo-address-store.ts';
