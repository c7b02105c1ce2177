// Types of an operation's handler. The table of operations says which there must be; these say how each is shaped.

import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { TargetKind } from '@madoguchi/contract/audit/target-names.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type {
  Count,
  Download,
  Image,
  Operation,
  OutputOf,
  ParsedInputOf,
  Read,
  Stream,
  Upload,
  View,
  Write,
} from '@madoguchi/contract/operation.ts';
import type { Change } from '../db/change.ts';
import type { Ground } from '../ground.ts';
import type { Actor } from '../session/actor.ts';
import type { BrowserCookies } from './browser-cookies.ts';

type ActorOf<Op extends Operation> = Op['access'] extends 'any' | 'guests-only' ? Actor | null : Actor;

interface Asked<Op extends Operation> {
  readonly ground: Ground;
  readonly input: ParsedInputOf<Op>;
  readonly actor: ActorOf<Op>;
  /** The instant of this request, by which everything in it is dated. */
  readonly now: string;
  readonly language: Language;
  readonly caller: Caller;
}

/** Where a request comes from: what the audit trail keeps of it. */
export interface Caller {
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** The session token it carried, if any; never logged. */
  readonly token: string | null;
}

declare const committed: unique symbol;
/** An answer whose change is committed together with its audit row. Only `commit` makes one. */
export interface Committed<Output> {
  readonly [committed]: true;
  readonly output: Output;
}

/** The record of a change: its target, and the difference it made (secrets masked). */
export interface Noted {
  readonly target: readonly [kind: TargetKind, id: string] | null;
  readonly difference: Readonly<Record<string, unknown>>;
  /** The actor where it is not the session's person: somebody who is just signing in. */
  readonly by?: Pick<Actor, 'accountId' | 'displayName' | 'roles'>;
}

/**
 * Runs the change with its audit row and idempotency record as one statement. `null`: the guard did not hold.
 * The answer's fields that the database alone knows come from the change's `patch`; they are recorded as well. `unkept`
 * takes the place of what `answer` has of that name, this once: told again under its key, it is `answer`.
 */
export type Commit<Output> = <Values extends object, Patch extends object>(
  prepared: Change<Values, Patch>,
  values: Values,
  record: Noted & { readonly answer: Omit<Output, keyof Patch>; readonly unkept?: Partial<Output> },
) => Promise<Committed<Output & Patch> | null>;

export interface ReadContext<Op extends Read> extends Asked<Op> {
  /** True when the caller holds an earlier answer: then its tag alone is asked first, where that is cheaper. */
  readonly holdsAnswer: boolean;
  /** Answers 304 where the caller holds this version already; else the answer carries the tag. */
  readonly unlessKnown: (tag: string) => void;
}

/** The record of an opening: whose data it was, and what else helps to find it again. */
export interface NotedOpening {
  readonly target: readonly [kind: TargetKind, id: string];
  readonly difference?: Readonly<Record<string, unknown>>;
}

declare const seen: unique symbol;
/** An answer that is recorded where it shows another person's data. Only `opened` and `own` make one. */
export interface Seen<Output> {
  readonly [seen]: true;
  readonly output: Output | WrittenJson;
}

export interface ViewContext<Op extends View> extends Asked<Op> {
  /** Another person's record: writes the audit row, then answers. */
  readonly opened: (noted: NotedOpening, output: OutputOf<Op> | WrittenJson) => Promise<Seen<OutputOf<Op>>>;
  /** The caller's own record: nothing to be recorded. */
  readonly own: (output: OutputOf<Op> | WrittenJson) => Seen<OutputOf<Op>>;
}

export interface WriteContext<Op extends Write> extends Asked<Op> {
  readonly commit: Commit<OutputOf<Op>>;
  /** Answers a write that found everything so already: nothing is changed, and nothing recorded. */
  readonly standsAlready: (output: OutputOf<Op>) => Committed<OutputOf<Op>>;
  /** The cookie of the session that this write began, renewed or ended. */
  readonly setToken: (token: string | null) => void;
  readonly cookies: BrowserCookies;
}

export interface UploadContext<Op extends Upload> extends Asked<Op> {
  readonly commit: Commit<OutputOf<Op>>;
  /** The one file of the request, as a stream. Refuses where there is none. */
  readonly file: () => Promise<MultipartFile>;
  /** Tells what the file held, so that its Idempotency-Key with another file is refused. To be called before `commit`. */
  readonly contentIs: (sha256: string) => void;
}

export interface DownloadContext<Op extends Download> extends Asked<Op> {
  /** Writes the audit row; a download that is not recorded does not compile. */
  readonly record: (record: Noted) => Promise<RecordedDownload>;
  /** Aborted once the caller has hung up: what is not begun need not be made. */
  readonly gone: AbortSignal;
}

declare const downloadRecorded: unique symbol;
export interface RecordedDownload {
  readonly [downloadRecorded]: true;
}

/** A file on its way out. `name` is what the browser saves it as. */
export interface FileAnswer {
  readonly recorded: RecordedDownload;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes?: number;
  readonly body: Readable | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A picture that pages of the portal show. */
export interface ImageAnswer {
  readonly mediaType: `image/${string}`;
  readonly bytes: Buffer;
}

export interface StreamContext<Op extends Stream> extends Asked<Op> {
  /** Called once, when the other side or the server ends it. */
  readonly onEnd: (then: () => void) => void;
  readonly send: (event: string) => void;
  readonly end: () => void;
}

/** JSON that is written already; it passed through no object. */
export class WrittenJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Handler<Op extends Operation> = Op extends Read
  ? (context: ReadContext<Op>) => Promise<OutputOf<Op> | WrittenJson>
  : Op extends View
    ? (context: ViewContext<Op>) => Promise<Seen<OutputOf<Op>>>
    : Op extends Count
      ? (context: Asked<Op>) => Promise<OutputOf<Op>>
      : Op extends Write
        ? (context: WriteContext<Op>) => Promise<Committed<OutputOf<Op>>>
        : Op extends Upload
          ? (context: UploadContext<Op>) => Promise<Committed<OutputOf<Op>>>
          : Op extends Download
            ? (context: DownloadContext<Op>) => Promise<FileAnswer>
            : Op extends Image
              ? (context: Asked<Op>) => Promise<ImageAnswer>
              : Op extends Stream
                ? (context: StreamContext<Op>) => Promise<void>
                : never;

/** Exactly one handler for each operation of the list: a missing, extra or wrongly shaped one does not compile. */
export type HandlersFor<List extends readonly Operation[]> = {
  readonly [Op in List[number] as Op['id']]: Handler<Op>;
};

/** Types a handler by its operation. */
export function handle<Op extends Operation>(_operation: Op, handler: Handler<Op>): Handler<Op> {
  return handler;
}
