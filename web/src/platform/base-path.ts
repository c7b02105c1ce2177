// Where the portal is mounted: PUBLIC_URL may carry a path prefix, which the server writes into <base href>.

/** The prefix with a slash at both ends; `/` where the page names none. */
export function basePath(page: Document = document): string {
  const href = page.querySelector('base')?.getAttribute('href') ?? '/';
  const path = new URL(href, 'http://portal').pathname;
  return path.endsWith('/') ? path : `${path}/`;
}

/** An absolute path of the portal (`/api/…`) below its prefix. */
export function underBase(path: `/${string}`, base: string = basePath()): string {
  return base + path.slice(1);
}
