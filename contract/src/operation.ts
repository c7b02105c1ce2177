// An operation is one row of the table from which server, client, matrix and API description are derived.
import type * as z from 'zod';
import type { Access } from './access.ts';
import type { AuditEvent } from './audit/event-names.ts';
import type { Noun } from './nouns.ts';
import type { ProblemCode } from './problems.ts';

export type Method = 'GET' | 'POST';

export type Input = z.ZodObject;

/** A read names what its answer shows; without it, that is the noun its id begins with. */
interface Showing {
  readonly shows?: readonly Noun[];
}

/** A write names what it touches; without it, that is the noun its id begins with. Reads that show one of them are then stale. */
interface Touching {
  readonly touches?: readonly Noun[];
}

interface Declared<Id extends string, In extends Input> {
  readonly id: Id;
  readonly method: Method;
  /** `:name` parts are taken from the input; the rest travels as query (GET) or body (POST). */
  readonly path: `/api/${string}`;
  /** There is no default: whoever declares an operation says who may call it. */
  readonly access: Access;
  readonly input: In;
  /** The refusals of its own that the client must be able to show; the platform's are understood. */
  readonly refuses: readonly ProblemCode[];
}

/** Reads and answers JSON; changes nothing. */
export interface Read<Id extends string = string, In extends Input = Input, Out extends z.ZodType = z.ZodType>
  extends Declared<Id, In>,
    Showing {
  readonly kind: 'read';
  readonly output: Out;
}

/** Answers JSON with another person's personal data; whoever opens it is recorded (B0-09). */
export interface View<Id extends string = string, In extends Input = Input, Out extends z.ZodObject = z.ZodObject>
  extends Declared<Id, In>,
    Showing {
  readonly kind: 'view';
  readonly output: Out;
  readonly records: AuditEvent;
}

/**
 * Adds to counters that name nobody and decide nothing: neither recorded nor kept under a key, since a record of each would say of
 * whom it is. Whatever concerns a person or a record is a write.
 */
export interface Count<Id extends string = string, In extends Input = Input, Out extends z.ZodObject = z.ZodObject>
  extends Declared<Id, In> {
  readonly kind: 'count';
  readonly output: Out;
}

/** Changes something: one transaction with its audit event, named in the past tense. */
export interface Write<Id extends string = string, In extends Input = Input, Out extends z.ZodObject = z.ZodObject>
  extends Declared<Id, In>,
    Touching {
  readonly kind: 'write';
  readonly output: Out;
  readonly records: AuditEvent;
  /** Changes nothing but the caller's own session, settings and marks of what they have read: an auditor may call it, too. */
  readonly ownOnly?: true;
  /** Mails go out because somebody asked: each person may ask so often an hour. */
  readonly asksForMail?: true;
  /** Fields of the input that hold a credential: nothing that is kept of a request is made of them. */
  readonly credentials?: readonly (keyof z.input<In> & string)[];
}

/** Takes one file as multipart/form-data and records it; a write otherwise. */
export interface Upload<Id extends string = string, In extends Input = Input, Out extends z.ZodObject = z.ZodObject>
  extends Declared<Id, In>,
    Touching {
  readonly kind: 'upload';
  readonly output: Out;
  readonly records: AuditEvent;
}

/** Answers a file that leaves the portal; every export is recorded (B0-09). */
export interface Download<Id extends string = string, In extends Input = Input> extends Declared<Id, In> {
  readonly kind: 'download';
  readonly mediaType: string;
  readonly records: AuditEvent;
}

/** Answers a picture for pages to show. What its address names never changes, so that browsers may keep it. */
export interface Image<Id extends string = string, In extends Input = Input> extends Declared<Id, In> {
  readonly kind: 'image';
}

/** Answers server-sent events for as long as the session lives. */
export interface Stream<Id extends string = string, In extends Input = Input> extends Declared<Id, In> {
  readonly kind: 'stream';
}

export type Operation = Read | View | Count | Write | Upload | Download | Image | Stream;

type Parts<Op extends Operation> = Omit<Op, 'id' | 'kind' | 'method' | 'path'> & {
  at: readonly [Method, `/api/${string}`];
};

function declare<Op extends Operation>(kind: Op['kind'], id: Op['id'], parts: Parts<Op>): Op {
  const { at, ...rest } = parts;
  return { kind, id, method: at[0], path: at[1], ...rest } as unknown as Op;
}

export function read<const Id extends string, In extends Input, Out extends z.ZodType>(
  id: Id,
  parts: Parts<Read<Id, In, Out>>,
): Read<Id, In, Out> {
  return declare<Read<Id, In, Out>>('read', id, parts);
}

export function view<const Id extends string, In extends Input, Out extends z.ZodObject>(
  id: Id,
  parts: Parts<View<Id, In, Out>>,
): View<Id, In, Out> {
  return declare<View<Id, In, Out>>('view', id, parts);
}

export function count<const Id extends string, In extends Input, Out extends z.ZodObject>(
  id: Id,
  parts: Parts<Count<Id, In, Out>>,
): Count<Id, In, Out> {
  return declare<Count<Id, In, Out>>('count', id, parts);
}

export function write<const Id extends string, In extends Input, Out extends z.ZodObject>(
  id: Id,
  parts: Parts<Write<Id, In, Out>>,
): Write<Id, In, Out> {
  return declare<Write<Id, In, Out>>('write', id, parts);
}

export function upload<const Id extends string, In extends Input, Out extends z.ZodObject>(
  id: Id,
  parts: Parts<Upload<Id, In, Out>>,
): Upload<Id, In, Out> {
  return declare<Upload<Id, In, Out>>('upload', id, parts);
}

export function download<const Id extends string, In extends Input>(
  id: Id,
  parts: Parts<Download<Id, In>>,
): Download<Id, In> {
  return declare<Download<Id, In>>('download', id, parts);
}

export function image<const Id extends string, In extends Input>(id: Id, parts: Parts<Image<Id, In>>): Image<Id, In> {
  return declare<Image<Id, In>>('image', id, parts);
}

export function stream<const Id extends string, In extends Input>(
  id: Id,
  parts: Parts<Stream<Id, In>>,
): Stream<Id, In> {
  return declare<Stream<Id, In>>('stream', id, parts);
}

/** The input as a caller sends it. */
export type InputOf<Op extends Operation> = z.input<Op['input']>;
/** The input as a handler gets it: parsed, defaults filled. */
export type ParsedInputOf<Op extends Operation> = z.output<Op['input']>;
/** The answer as JSON. */
export type OutputOf<Op extends Operation> = Op extends { output: z.ZodType } ? z.output<Op['output']> : never;

/** The names of the `:name` parts of a path. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
}

/** The nouns whose change makes the read's answer stale. */
export function shownBy({ id, shows }: Read | View): readonly Noun[] {
  return shows ?? [nounOf(id)];
}

/** The nouns that the write may have changed once it is done. */
export function touchedBy({ id, touches }: Write | Upload): readonly Noun[] {
  return touches ?? [nounOf(id)];
}

/** The noun that an operation is named after. */
export function nounOf(id: string): Noun {
  // A test holds every operation to a noun: one that begins otherwise says what it shows or touches.
  return id.slice(0, id.indexOf('.')) as Noun;
}

/** True when the operation changes nothing that an auditor must leave alone, and is no general tool's. Guests may call what is for `any`. */
export function isOpenToReaders(operation: Operation): boolean {
  if (typeof operation.access !== 'string') return false;
  if (operation.kind === 'write') return operation.ownOnly === true || operation.access === 'any';
  return operation.kind !== 'upload';
}
