/** The frame's settings that the server wrote into the page for whoever is signed in, as JSON; null for a guest. */
export function writtenFrame(page: Document = document): string | null {
  const { frame = '' } = page.documentElement.dataset;
  // In development the place of index.html is not filled.
  return frame === '' || frame.startsWith('__') ? null : frame;
}
