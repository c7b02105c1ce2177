// Asks an operation as its kind wants it: JSON, a file, or a stream over a real connection that is let go again.
import type { Operation } from '@madoguchi/contract/operation.ts';
import { listeningAt } from './listening.ts';
import { multipart } from './multipart.ts';
import type { Asked } from './operation-case.ts';
import { requestOf, type World } from './world.ts';

export interface Answered {
  readonly status: number;
  /** Parsed where it is JSON, else `null`. */
  readonly body: unknown;
  readonly text: string;
}

type Headers = Readonly<Record<string, string>>;

/** Asks as the person of the case, of the portal that the case names if it names one; `headers` come on top. */
export async function ask(usual: World, operation: Operation, asked: Asked, headers: Headers = {}): Promise<Answered> {
  const world = asked.at ?? usual;
  const token = asked.token ?? (asked.who === null ? null : world.people[asked.who].token);
  const all = { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...asked.headers, ...headers };
  const request = requestOf(operation, asked.input);
  if (operation.kind === 'stream' && asked.who !== null) return askStream(world, request.url, all);
  const sent = asked.file === undefined ? { payload: request.payload, headers: all } : uploaded(asked, all);
  const {
    statusCode,
    headers: answered,
    body,
  } = await world.app.inject({
    method: request.method,
    url: request.url,
    headers: sent.headers,
    ...(sent.payload === undefined ? {} : { payload: sent.payload }),
  });
  const isJson = String(answered['content-type'] ?? '').startsWith('application/json');
  return { status: statusCode, body: isJson && body !== '' ? JSON.parse(body) : null, text: body };
}

function uploaded({ file }: Asked, headers: Headers) {
  const part = multipart(...(file ? [file] : []));
  return { payload: part.payload, headers: { ...part.headers, ...headers } };
}

async function askStream({ app }: World, url: string, headers: Headers): Promise<Answered> {
  const leave = new AbortController();
  const answer = await fetch(`${await listeningAt(app)}${url}`, { headers, signal: leave.signal });
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  const text = isJson ? await answer.text() : '';
  leave.abort();
  return { status: answer.status, body: isJson ? JSON.parse(text) : null, text };
}
