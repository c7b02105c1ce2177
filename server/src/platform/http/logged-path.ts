/** Whoever knows an address below this one may read what it answers: it is a credential. */
export const SECRET_PATH = '/calendar-feed/';

/** The router takes an encoded sign for the sign itself. */
function decoded(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

/** The path of a request as the log has it: without its query, and without the secret where it has one. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  const plain = path.replace(/(?:%[\da-f]{2})+/gi, decoded).toLowerCase();
  return plain.includes(SECRET_PATH) ? `${SECRET_PATH}(not logged)` : path;
}
