// The server's nonce for styles, taken from the page's own style element: the attribute itself hides its value.

/** The nonce that styles made at run time must carry; absent where the page has no policy (development). */
export function styleNonce(page: Document = document): string | undefined {
  const nonce = page.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
  return nonce === undefined || nonce === '' || nonce.startsWith('__') ? undefined : nonce;
}
