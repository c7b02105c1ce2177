/** The version that runs: of package.json and the newest of the changelog, which a test holds together. */
export const VERSION = '0.10.2';
