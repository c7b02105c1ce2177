// Where the portal is mounted: PUBLIC_URL may carry a path prefix, which the server writes into the page.

/** The prefix with a slash at both ends; `/` where the page names none. */
export function basePath(page: Document = document): `/${string}` {
  const path = page.querySelector('meta[name="base-path"]')?.getAttribute('content') ?? '/';
  return (path.endsWith('/') ? path : `${path}/`) as `/${string}`;
}

/** An absolute path of the portal (`/api/…`) below its prefix. */
export function underBase(path: `/${string}`, base: `/${string}` = basePath()): `/${string}` {
  return `${base}${path.slice(1)}` as `/${string}`;
}
