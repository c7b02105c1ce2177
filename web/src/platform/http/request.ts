// Turns an operation and its input into a request: the same table the server mounts tells method and path.
import { type Operation, pathNames } from '@madoguchi/contract/operation.ts';

export interface RequestParts {
  readonly method: 'GET' | 'POST';
  /** Absolute path with query, without the portal's prefix. */
  readonly path: `/${string}`;
  /** JSON text of a POST; absent on a GET. */
  readonly body?: string;
}

type Input = Readonly<Record<string, unknown>>;

/** Fills `:name` parts from the input; what is left travels as query (GET) or JSON body (POST). */
export function requestOf(operation: Pick<Operation, 'method' | 'path'>, input: Input): RequestParts {
  const names = new Set(pathNames(operation.path));
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => pathValue(operation.path, name, input[name]));
  const rest = Object.entries(input).filter(([name, value]) => !names.has(name) && value !== undefined);
  if (operation.method === 'POST') {
    return { method: 'POST', path: path as `/${string}`, body: JSON.stringify(Object.fromEntries(rest)) };
  }
  const query = queryOf(rest);
  return { method: 'GET', path: `${path}${query && `?${query}`}` as `/${string}` };
}

function pathValue(path: string, name: string, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new TypeError(`${path} needs ${name}`);
  return encodeURIComponent(String(value));
}

/** A list travels as a repeated key; `null` is no filter and travels as nothing. */
function queryOf(entries: readonly (readonly [string, unknown])[]): string {
  const query = new URLSearchParams();
  for (const [name, value] of entries) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined) query.append(name, String(one));
    }
  }
  return query.toString();
}

/** A browser lets bodies of 64 KiB in all outlive their page; one of them leaves room for some others. */
export const OUTLIVING_BYTES = 48_000;

/** True when a request with this body may go on while its page goes away. */
export function mayOutlive(body = ''): boolean {
  return new TextEncoder().encode(body).length <= OUTLIVING_BYTES;
}
