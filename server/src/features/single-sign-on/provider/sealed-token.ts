// The ID token of a login, kept for the logout at the provider. Its key is made of the client secret, which the database
// does not hold; a new client secret makes the kept tokens unreadable, and the provider then asks before it logs out.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

function keyOf(clientSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', clientSecret, '', 'madoguchi id token', 32));
}

/** Sealed for one account: in another's session it does not open. */
export function sealToken(token: string, clientSecret: string, accountId: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(clientSecret), iv).setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** The token, or `null` where it was sealed with another secret, for another account, or was changed. */
export function openToken(sealed: Buffer, clientSecret: string, accountId: string): string | null {
  const [iv, tag] = [sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  if (tag.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyOf(clientSecret), iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(accountId)).setAuthTag(tag);
  const opened = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    return null; // The only thing `final` can say is that the seal does not fit.
  }
}
