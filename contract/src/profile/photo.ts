// The photo of a person: what is taken, what is kept of it, and where it is fetched.

export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
/** Beyond it nothing is decoded: 10 MB can unfold into gigabytes. */
export const PHOTO_MAX_PIXELS = 25_000_000;

/** Decided by content; whatever comes is kept as WebP. */
export const PHOTO_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The two squares that are kept, with their sides in pixels. */
export const PHOTO_SIDES = { large: 512, small: 96 } as const;
export const PHOTO_SIZES = ['large', 'small'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/**
 * Where a photo is fetched, below the portal's own prefix. Its name is the SHA-256 of the large square in hex: what it
 * names never changes.
 */
export function photoPath(photo: string, size: PhotoSize): `/api/${string}` {
  return `/api/profile/photos/${photo}/${size}`;
}
