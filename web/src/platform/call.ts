// The typed client: every call is an operation of the contract, sent as its row in the table says.
import type {
  Download,
  Image,
  InputOf,
  Operation,
  OutputOf,
  Read,
  Upload,
  View,
  Write,
} from '@madoguchi/contract/operation.ts';
import { IDLE_HEADER } from '@madoguchi/contract/session/idle.ts';
import { basePath, underBase } from './base-path.ts';
import { checked } from './http/checked.ts';
import { OfflineError, ProblemError, refusalOf } from './http/refusals.ts';
import { mayOutlive, requestOf } from './http/request.ts';
import { uidNow } from './identity/session-state.ts';
import { waitForSignIn } from './identity/sign-in-gate.ts';
import { languageNow } from './language.ts';
import { secondsSinceTouch } from './touches.ts';

export interface CallOptions {
  /** Idempotency-Key of a write; a retry after an unclear end sends the same one. A fresh UUID where absent. */
  readonly key?: string;
  readonly signal?: AbortSignal;
}

/** The parts of an upload's progress, in bytes. */
export interface Progress {
  readonly sent: number;
  readonly of: number;
}

interface UploadOptions<Op extends Upload> {
  /** The parts of the operation's path. */
  readonly input?: InputOf<Op>;
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
  /** Idempotency-Key; a file that is sent again after an unclear end brings the same one. A fresh UUID where absent. */
  readonly key?: string;
}

/**
 * Calls an operation and answers its output. A refusal throws `ProblemError`, an unreachable server `OfflineError`.
 * Where the session has ended the call waits for the person to log in again and then goes on with the same key.
 */
export async function call<Op extends Read | View | Write>(
  operation: Op,
  input: InputOf<Op>,
  options: CallOptions = {},
): Promise<OutputOf<Op>> {
  const { method, path, body } = requestOf(operation, input);
  const key = operation.kind === 'write' ? (options.key ?? crypto.randomUUID()) : undefined;
  const send = () =>
    fetch(underBase(path), {
      method,
      headers: {
        ...callerHeaders(operation),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      // A pressed act is carried out even if the page is left at once.
      keepalive: operation.kind === 'write' && mayOutlive(body),
      credentials: 'same-origin',
    });
  const answer = await goOnAfterSignIn(operation, async () => {
    const response = await send().catch(rethrowAsOffline);
    return settleAnswer(response.status, await bodyOf(response));
  });
  return checked(operation.output, answer) as OutputOf<Op>;
}

/**
 * Sends one file as multipart/form-data. `onProgress` hears how many bytes have left; refusals as with `call`.
 * XMLHttpRequest, because fetch tells no upload progress.
 */
export async function upload<Op extends Upload>(
  operation: Op,
  file: File,
  { input, key = crypto.randomUUID(), ...options }: UploadOptions<Op> = {},
): Promise<OutputOf<Op>> {
  const { path } = requestOf(operation, input ?? {});
  const answer = await goOnAfterSignIn(operation, () => sendFile(operation, path, file, key, options));
  return checked(operation.output, answer) as OutputOf<Op>;
}

/** The address of a file that leaves the portal, for a link, or of a picture. */
export function downloadUrl<Op extends Download | Image>(operation: Op, input: InputOf<Op>): string {
  return underBase(requestOf(operation, input).path, basePath());
}

/**
 * The caller is named only where it matters: an operation for everybody also answers whose session has ended. How long ago
 * somebody was there is always said: a page also asks by itself.
 */
export function callerHeaders({ access }: Operation): Record<string, string> {
  const uid = access === 'any' ? null : uidNow();
  return {
    accept: 'application/json',
    'accept-language': languageNow(),
    [IDLE_HEADER]: String(secondsSinceTouch()),
    ...(uid === null ? {} : { uid }),
  };
}

export function rethrowAsOffline(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new OfflineError(cause);
}

/** JSON of the answer; `undefined` where there is none. A body cut off on the way is no answer at all. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(rethrowAsOffline);
  return jsonOf(text);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined; // A proxy's page stands in for ours.
    throw cause;
  }
}

function settleAnswer(status: number, answer: unknown): unknown {
  if (status >= 200 && status < 300 && answer !== undefined) return answer;
  throw refusalOf(answer);
}

export async function goOnAfterSignIn(operation: Operation, attempt: () => Promise<unknown>): Promise<unknown> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isSessionEnd(operation, error) || !(await waitForSignIn())) throw error;
    }
  }
}

/** A 401 where somebody was signed in. Signing out needs no session to succeed, and guests have none to lose. */
function isSessionEnd(operation: Operation, error: unknown): boolean {
  if (!(error instanceof ProblemError) || error.body.status !== 401) return false;
  return uidNow() !== null && operation.access !== 'any' && operation.id !== 'session.sign-out';
}

function sendFile(
  operation: Upload,
  path: `/${string}`,
  file: File,
  key: string,
  { onProgress, signal }: { onProgress?: (progress: Progress) => void; signal?: AbortSignal },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('file', file);
    request.open('POST', underBase(path));
    const headers = { ...callerHeaders(operation), 'idempotency-key': key };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => onProgress?.({ sent: event.loaded, of: event.total });
    request.onerror = () => reject(new OfflineError());
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    request.onload = () => {
      try {
        resolve(settleAnswer(request.status, jsonOf(request.responseText)));
      } catch (error) {
        reject(error);
      }
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
