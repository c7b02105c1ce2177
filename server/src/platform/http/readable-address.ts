// Addresses of screens are typed, shortened and pasted: a `%` in them may stand for no sign at all.

/** A run of percent-encoded bytes, or a `%` that begins none. */
const ENCODED = /(?:%[\da-f]{2})+|%/gi;
/** A path of this portal: `//` and `/\` lead elsewhere. */
const OWN = /^\/(?![/\\])/;

/**
 * The address with every `%` that stands for no sign written as the sign `%`, behind its path as it was: `/a/50%?q=1` →
 * `/a/50%25?q=1`; `null` where it leads to another host.
 */
export function readableAddress(address: string): string | null {
  if (!OWN.test(address)) return null;
  const { path, query } = /^(?<path>[^?]*)(?<query>.*)$/s.exec(address)?.groups ?? {};
  return `${path?.replace(ENCODED, readable)}${query}`;
}

function readable(encoded: string): string {
  try {
    decodeURIComponent(encoded);
    return encoded;
  } catch {
    return encoded.replaceAll('%', '%25');
  }
}
