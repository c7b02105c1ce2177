// A received mail as its reader sees it: headers and both parts, decoded.

export interface Mail {
  readonly to: readonly string[];
  readonly header: (name: string) => string;
  /** Names of its header lines, in lower case. */
  readonly headerNames: readonly string[];
  readonly text: string;
  readonly html: string;
  /** Its calendar part, and how that is declared; '' where it has none. */
  readonly calendar: string;
  readonly calendarType: string;
  readonly raw: string;
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** RFC 2047: `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`; blanks between two such words are not meant. */
function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, said: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(said, 'base64').toString() : quoted(said.replaceAll('_', ' ')),
    );
}

function quoted(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function partOf(raw: string): Part {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const end = line.indexOf(':');
    return [line.slice(0, end).toLowerCase(), decodedWords(line.slice(end + 1).trim())];
  });
  return { headers: new Map(headers), body: rest.join('\r\n\r\n') };
}

function decodedBody({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? quoted(body) : body;
}

/** Reads a mail of two alternatives, or three. */
export function readMail(bytes: Buffer, to: readonly string[]): Mail {
  const raw = bytes.toString('latin1');
  const whole = partOf(raw);
  const boundary = /boundary="([^"]+)"/.exec(whole.headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = whole.body.split(`--${boundary}`).map((part) => partOf(part.replace(/^\r\n/, '')));
  const ofType = (type: string) => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
    return part === undefined ? '' : decodedBody(part);
  };
  return {
    to,
    header: (name) => whole.headers.get(name.toLowerCase()) ?? '',
    headerNames: [...whole.headers.keys()],
    text: ofType('text/plain'),
    html: ofType('text/html'),
    // The line end before a boundary belongs to the boundary.
    calendar: ofType('text/calendar').replace(/\r\n$/, ''),
    calendarType:
      parts.map(({ headers }) => headers.get('content-type') ?? '').find((type) => type.startsWith('text/calendar')) ??
      '',
    raw,
  };
}
