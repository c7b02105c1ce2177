// A server that stands in the page: it answers each operation as the test says, and keeps what was sent.
import type { Operation, OutputOf } from '@madoguchi/contract/operation.ts';
import { pathNames } from '@madoguchi/contract/operation.ts';
import type { ProblemCode } from '@madoguchi/contract/problems.ts';
import { expect, onTestFinished, vi } from 'vitest';

interface Asked {
  readonly method: string;
  readonly url: URL;
  /** Parts of the path and of the search by their names, and what the body says. */
  readonly input: Record<string, unknown>;
  /** The form of an upload. */
  readonly form?: FormData;
}

type Answer = (asked: Asked) => Response;

/** A refusal with its status, as the portal words it. */
export function refused(status: number, code: ProblemCode, data: object = {}): Response {
  return Response.json({ status, code, message: '', data: { fields: [], requestId: 'r-42', ...data } }, { status });
}

export class PageServer {
  readonly #answers = new Map<Operation, Answer>();
  /** Bodies of the writes, in order. */
  readonly sent: Record<string, unknown>[] = [];
  readonly unanswered: string[] = [];

  /** Answers every call of the operation; the last word counts. */
  on<Op extends Operation>(operation: Op, answer: (asked: Asked) => OutputOf<Op> | Response): this {
    this.#answers.set(operation, (asked) => {
      const answered = answer(asked);
      return answered instanceof Response ? answered : Response.json(answered);
    });
    return this;
  }

  answer(method: string, address: string, body: unknown): Response {
    const url = new URL(address, location.href);
    for (const [operation, answer] of this.#answers) {
      const parts = operation.method === method ? partsOf(operation.path, url.pathname) : undefined;
      if (parts === undefined) continue;
      const form = body instanceof FormData ? { form: body } : {};
      const said: Record<string, unknown> = typeof body === 'string' ? JSON.parse(body) : {};
      if (operation.kind === 'write') this.sent.push(said);
      return answer({ method, url, input: { ...Object.fromEntries(url.searchParams), ...parts, ...said }, ...form });
    }
    this.unanswered.push(`${method} ${url.pathname}`);
    return refused(404, 'not-found');
  }
}

function partsOf(pattern: string, path: string): Record<string, string> | undefined {
  const found = new RegExp(`^${pattern.replaceAll(/:\w+/g, '([^/]+)')}$`).exec(path);
  if (found === null) return undefined;
  return Object.fromEntries(pathNames(pattern).map((name, nth) => [name, decodeURIComponent(found[nth + 1] ?? '')]));
}

/** Puts the server between the page and the network until the test ends. */
export function startServer(): PageServer {
  const server = new PageServer();
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) =>
    server.answer(method, address, body),
  );
  class Sending {
    readonly upload = {};
    status = 0;
    responseText = '';
    onload = () => undefined;
    #at: readonly [string, string] = ['', ''];

    open(method: string, address: string): void {
      this.#at = [method, address];
    }
    setRequestHeader(): void {
      // The tests look at what is sent, not at its headers.
    }
    async send(form: FormData): Promise<void> {
      const answer = server.answer(...this.#at, form);
      this.responseText = await answer.text();
      this.status = answer.status;
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sending);
  onTestFinished(() => expect(server.unanswered, 'calls that the test answers').toEqual([]));
  return server;
}
