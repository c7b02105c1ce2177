// Requests as they go over the wire, as a browser of the portal sends them.

export interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const BROWSER = [
  'Host: 127.0.0.1',
  'User-Agent: Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Accept: application/json',
  'Accept-Language: ja,en;q=0.8',
  'Sec-Fetch-Site: same-origin',
];

/** The request's whole text. */
export function requestText({ method, path, token, body, headers = {} }: Asked): string {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...BROWSER,
    ...(token === undefined ? [] : [`Cookie: madoguchi=${token}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(payload)}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${payload}`;
}
