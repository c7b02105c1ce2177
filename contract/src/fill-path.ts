/** Fills the `:name` parts of a screen's path. */
export function fillPath(path: `/${string}`, params: Readonly<Record<string, string>>): `/${string}` {
  return path.replace(/:(\w+)/g, (place, name: string) => encodeURIComponent(params[name] ?? place)) as `/${string}`;
}
