// Input that is not HTTP never becomes a request, so it is answered on the bare connection, in the same shape.
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Language } from '@madoguchi/contract/message.ts';
import { problemBody } from './answer-problem.ts';
import { Problem } from './problem.ts';

const HEADERS_TOO_LONG = new Problem('too-large', { values: { limit: '16 KiB' } });
const UNREADABLE = new Problem('unreadable');

/** The parser's own refusals; what merely took too long may be a connection that is left open between two requests. */
const isMalformed = ({ code = '' }: { readonly code?: string }) => code.startsWith('HPE_');

/** True while an earlier answer of the connection is under way: Node keeps it on the socket, and its own handler looks there. */
const isAnswering = (socket: Socket) => Boolean(Reflect.get(socket, '_httpMessage'));

/** Says what was wrong (400, or 413 for headers that are too long) and ends the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket, language: Language): void {
  // Somebody who left, or whose last answer is still on its way, is told nothing. Nor is a connection on which nothing has
  // been said: browsers open some ahead, and would take this for the answer to what they send in that very moment.
  const isAnswerable = socket.bytesWritten === 0 || (isMalformed(error) && !isAnswering(socket));
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0 || !isAnswerable) {
    socket.destroy();
    return;
  }
  const problem = error.code === 'HPE_HEADER_OVERFLOW' ? HEADERS_TOO_LONG : UNREADABLE;
  const body = JSON.stringify(problemBody(problem, language, randomUUID().slice(-12)));
  const head = [
    `HTTP/1.1 ${problem.status} ${problem.status === 413 ? 'Content Too Large' : 'Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
