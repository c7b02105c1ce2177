// Binds a login at the provider to the browser that began it. The browser keeps one secret; state, nonce and verifier
// follow from it, so that the database holds nothing that would help anybody.
import { createHmac } from 'node:crypto';

export interface BrowserProof {
  /** Comes back with the answer: it belongs to this browser (RFC 6749 10.12). */
  readonly state: string;
  /** Comes back inside the ID token: it was made for this login. */
  readonly nonce: string;
  /** Shown to the provider with the code: whoever stole the code has nothing (RFC 7636). */
  readonly verifier: string;
}

/** Each has 256 bits, and none can be told from another; the verifier has the 43 signs that RFC 7636 asks for. */
export function browserProof(secret: string): BrowserProof {
  const derived = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url');
  return { state: derived('state'), nonce: derived('nonce'), verifier: derived('verifier') };
}
