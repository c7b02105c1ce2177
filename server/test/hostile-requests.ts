// Requests that no honest client sends, drawn from a seed: the same seed gives the same requests.
import { type Operation, pathNames } from '@madoguchi/contract/operation.ts';
import fc from 'fast-check';

export interface HostileRequest {
  readonly method: string;
  /** Path and query, byte by byte as Latin-1: it may be no UTF-8 and no URL. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** No record has it. */
const NOBODYS = '019a0000-0000-7000-8000-00000000dead';

const DEEP = 100_000;
const deepList = '['.repeat(DEEP) + ']'.repeat(DEEP);
const deepObject = `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`;

const values = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    -0,
    2 ** 31,
    2 ** 53,
    9e18,
    '',
    ' ',
    '\u0000',
    '\ud83d',
    '𠮷',
    '１２３',
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    { __proto__: 1 },
    "'; drop table accounts --",
    '%s%n',
    '../../etc/passwd',
    '￾',
    '‮',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.uuid(),
  fc.array(fc.anything({ maxDepth: 2 }), { maxLength: 4 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }),
);

const pathParts = fc.oneof(
  fc.uuid(),
  fc.constantFrom(
    '202611',
    '202613',
    '000000',
    Buffer.from('２０２６１１').toString('latin1'),
    '%',
    '%zz',
    '%00',
    '%c0%af',
    '%ff%fe',
    '..%2f..%2fetc',
    'a'.repeat(500),
  ),
  fc.constantFrom("'%20or%201=1--", '%F0%9F%98%80', '__proto__', 'constructor', '-1', '9'.repeat(40), '\u00e9\u00ff'),
);

const pairs = fc.tuple(
  fc.constantFrom('sort', 'direction', 'after', 'limit', 'state', 'nothing', '__proto__', 'month'),
  pathParts,
);
const queries = fc
  .array(pairs, { maxLength: 5 })
  .map((parts) =>
    parts.flatMap(([name, value], index) =>
      index === 0 ? [`${name}=${value}`, `${name}=${value}`] : [`${name}=${value}`],
    ),
  )
  .map((parts) => (parts.length === 0 ? '' : `?${parts.join('&')}`));

const json = (text: string | Buffer) => ({ type: 'application/json', body: Buffer.from(text) });

/** Too deep and too long. Made once: drawing them again and again proves no more. */
const HUGE = [
  json(deepList),
  json(deepObject),
  json(`{"lines":${deepList}}`),
  json(Buffer.alloc(2_000_000, 0x20)),
  json(`{"a":"${'a'.repeat(2_000_000)}"}`),
];
const keyed = (keys: readonly string[]) =>
  fc
    .record(Object.fromEntries(keys.map((key) => [key, values])), { requiredKeys: [] })
    .map((body) => json(stringified(body)));

/** Bytes without a name, which the parser takes for a file all the same. */
const NAMELESS_HEAD =
  '--x\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream\r\n\r\n';
const FILE_HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';

/** Bodies that are JSON of wrong shapes, broken JSON and other types. */
function bodies(keys: readonly string[]) {
  return fc.oneof(
    { weight: 6, arbitrary: keyed(keys) },
    { weight: 3, arbitrary: keyed([...keys, 'constructor', 'role', 'status', 'approved']) },
    { weight: 2, arbitrary: values.map((value) => json(stringified(value))) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        json('{"__proto__":{"admin":true}}'),
        json('{"constructor":{"prototype":{"admin":true}}}'),
        json('{"version":1e400,"comment":"\\ud83d\\u0000"}'),
        json(`{"version":${'9'.repeat(5_000)}}`),
        json('{"version":'),
        json(''),
        json(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
        json(Buffer.from('\ufeff{}', 'utf16le')),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        { type: 'text/plain', body: Buffer.from('{}') },
        { type: 'application/x-www-form-urlencoded', body: Buffer.from('version=1&comment=a') },
        {
          type: 'application/xml',
          body: Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
        },
        { type: 'application/json; charset=utf-7', body: Buffer.from('+AHs-') },
        { type: 'application/json\u00ff', body: Buffer.from('{}') },
        { type: 'multipart/form-data', body: Buffer.from('no boundary') },
        {
          type: 'multipart/form-data; boundary=x',
          body: Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a'),
        },
        { type: 'multipart/form-data; boundary=x', body: Buffer.from('--x\r\nnothing\r\n\r\n--x--\r\n') },
        { type: 'multipart/form-data; boundary=x', body: Buffer.from(`${FILE_HEAD}%PDF-1.7 and no end`) },
        { type: 'multipart/form-data; boundary=x', body: Buffer.from(`${NAMELESS_HEAD}%PDF-1.7\r\n--x--\r\n`) },
        { type: 'multipart/form-data; boundary=x', body: Buffer.from(`${FILE_HEAD}%PDF-1.7\r\n--x\r\nnothing`) },
      ),
    },
  );
}

/** `JSON.stringify` without losing what it cannot write. */
function stringified(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part)) ?? 'null';
}

const moreHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'content-encoding': 'gzip' },
      { 'idempotency-key': '' },
      { 'idempotency-key': '\u00ff'.repeat(300) },
      { 'accept-language': 'x'.repeat(4_000) },
      { 'accept-language': ';;;q=,,,ja;q=1e999' },
      { 'if-none-match': '"'.repeat(2_000) },
      { cookie: 'madoguchi=%ff; madoguchi; =; __proto__=1' },
      { 'user-agent': '\u00e9\u0080\u00ff' },
      { origin: 'null' },
      { 'x-forwarded-for': '1.2.3.4, ::1, nonsense' },
      { 'x-http-method-override': 'DELETE' },
      { range: 'bytes=-1' },
      { expect: '100-continue' },
    ),
  },
);

/** Every huge body on a path that an operation answers, so that nothing refuses it before it is read. */
function hugeRequests({ method, path }: Operation, identify: Record<string, string>): HostileRequest[] {
  const known = path.replace(/:\w+/g, NOBODYS);
  return HUGE.map(({ type, body }) => ({ method, path: known, headers: { ...identify, 'content-type': type }, body }));
}

/**
 * `count` requests at an operation, and where it takes a body the huge ones, if these are wanted; `identify` gives the headers
 * of somebody who may call it.
 */
export function hostileRequests(
  operation: Operation,
  count: number,
  seed: number,
  identify: Record<string, string>,
  hasHuge: boolean,
): HostileRequest[] {
  const names = pathNames(operation.path);
  const keys = Object.keys(operation.input.shape).filter((key) => !names.includes(key));
  const isPost = operation.method === 'POST';
  const requests = fc
    .tuple(
      fc.array(pathParts, { minLength: names.length, maxLength: names.length }),
      queries,
      bodies(keys),
      moreHeaders,
    )
    .map(([parts, query, { type, body }, more]): HostileRequest => {
      let part = 0;
      const path = operation.path.replace(/:\w+/g, () => parts[part++] ?? '');
      const headers = { ...identify, ...(isPost ? { 'content-type': type } : {}), ...more };
      return { method: operation.method, path: path + query, headers, body: isPost ? body : undefined };
    });
  const drawn = fc.sample(requests, { numRuns: count, seed });
  return isPost && hasHuge ? [...drawn, ...hugeRequests(operation, identify)] : drawn;
}
