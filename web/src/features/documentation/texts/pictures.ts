// Addresses of the pictures of the manual, as the build names them.
const PICTURES = import.meta.glob<string>('../../../../../docs/pictures/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});
const BY_NAME = new Map(Object.entries(PICTURES).map(([path, address]) => [nameOf(path), address]));

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The address of a picture as a text names it, `../pictures/claim.png`; null for one that the manual does not have. */
export function pictureAddress(written: string): string | null {
  return written.includes('pictures/') ? (BY_NAME.get(nameOf(written)) ?? null) : null;
}
