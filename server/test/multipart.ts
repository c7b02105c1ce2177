// A file as a browser sends it.

import type { Who } from './people.ts';
import type { World } from './world.ts';

const BOUNDARY = '----madoguchi-test';

export interface SentFile {
  /** Absent: the part says none, which no browser does. */
  readonly name?: string;
  readonly content: Buffer | string;
  readonly field?: string;
}

/** Names travel in UTF-8, quotes and line ends escaped, as HTML says. */
function part({ name, content, field = 'file' }: SentFile): Buffer {
  const escaped = name?.replace(/["\r\n]/g, (sign) => encodeURIComponent(sign));
  const named = escaped === undefined ? '' : `; filename="${escaped}"`;
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${named}\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}

export function multipart(...files: readonly SentFile[]) {
  return {
    payload: Buffer.concat([...files.map(part), Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** Posts to the upload operation as that person; `key` as Idempotency-Key. */
export async function sendFile({ app, people }: World, who: Who | null, files: readonly SentFile[], key?: string) {
  const { payload, headers } = multipart(...files);
  return app.inject({
    method: 'POST',
    url: '/api/attachments',
    payload,
    headers: {
      ...headers,
      ...(who === null ? {} : { authorization: `Bearer ${people[who].token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  });
}
