// Many files, each on its way to a record of its own: sent two at a time, registered one after the other, and held where the
// connection is lost. React watches it; nothing here knows of React.
import type { NewTransaction, TransactionHeader } from '@madoguchi/contract/electronic-transactions/model.ts';
import { OfflineError, ProblemError } from '../../../platform/http/refusals.ts';
import { observable } from '../../../platform/observable.ts';
import { isBlank, type NameValues } from '../edit/proposed-values.ts';
import type { TransactionValues } from '../edit/transaction-values.ts';
import { type BatchRow, isComplete, twinsOf, withNameValues } from './batch-row.ts';

export const MOST_FILES = 200;
const SENT_AT_ONCE = 2;

/** A file that lies on the server already. */
export interface StoredAlready {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface BatchPorts {
  /** @throws ProblemError where it is refused, OfflineError where no answer came */
  readonly send: (
    file: File,
    options: { readonly key: string; readonly onShare: (share: number) => void; readonly signal: AbortSignal },
  ) => Promise<StoredAlready>;
  readonly register: (input: NewTransaction, key: string) => Promise<TransactionHeader>;
  readonly readName: (name: string) => NameValues;
  readonly newKey: () => string;
}

/** Values that each file gets, which no name says. */
export type Shared = Pick<TransactionValues, 'direction' | 'documentType' | 'receivedVia' | 'receivedOn'>;
const SHARED_FIELDS = ['direction', 'documentType', 'receivedVia', 'receivedOn'] as const;

export interface BatchState {
  readonly rows: readonly BatchRow[];
  readonly shared: Shared;
  /** The connection is lost, or the server cannot take more: nothing is sent until somebody says so. */
  readonly isHeld: boolean;
  readonly isRegistering: boolean;
}

/** Kept on the device. */
export type BatchDraft = Pick<BatchState, 'rows' | 'shared'>;

/** Refusals that pass by themselves. */
const MAY_PASS = new Set(['unavailable', 'too-many']);
const mayPass = (error: unknown) =>
  error instanceof OfflineError || (error instanceof ProblemError && MAY_PASS.has(error.body.code));

function sentencesOf({ body }: ProblemError): readonly string[] {
  const { fields } = body.data;
  return fields.length === 0 ? [body.message] : fields.map(({ message }) => message);
}

export class Batch {
  readonly #ports: BatchPorts;
  readonly #state;
  readonly #files = new Map<string, File>();
  readonly #underWay = new Map<string, AbortController>();
  readonly #blank: TransactionValues;

  constructor(ports: BatchPorts, blank: TransactionValues) {
    this.#ports = ports;
    this.#blank = blank;
    const { direction, documentType, receivedVia, receivedOn } = blank;
    this.#state = observable<BatchState>({
      rows: [],
      shared: { direction, documentType, receivedVia, receivedOn },
      isHeld: false,
      isRegistering: false,
    });
  }

  readonly state = (): BatchState => this.#state.get();
  readonly subscribe = (listener: () => void) => this.#state.subscribe(listener);

  /** Goes on with what the device kept; what is a record already is not brought back. */
  restore({ rows, shared }: BatchDraft): void {
    const kept = rows.filter(({ outcome }) => outcome?.state !== 'registered');
    const restored = kept.map((row): BatchRow => {
      const isUnsent = row.file.state === 'queued' || row.file.state === 'sending';
      const outcome = row.outcome?.state === 'sending' ? null : row.outcome;
      return { ...row, outcome, file: isUnsent ? { state: 'missing' } : row.file };
    });
    this.#set({ shared, rows: [...restored, ...this.state().rows] });
  }

  /**
   * Takes chosen files: one that was missing goes to its row, by its name and size; the others are rows of their own.
   * @returns how many there was no room for
   */
  add(files: Iterable<File>): number {
    let left = 0;
    for (const file of files) {
      const { rows } = this.state();
      const isHere = ({ name, bytes, file: { state } }: BatchRow) =>
        state === 'missing' && name === file.name && bytes === file.size;
      const missing = rows.find(isHere);
      if (missing === undefined && rows.length >= MOST_FILES) {
        left += 1;
        continue;
      }
      const row = missing ?? this.#rowOf(this.#ports.newKey(), file.name, file.size);
      this.#files.set(row.key, file);
      if (missing === undefined) this.#set({ rows: [...rows, row] });
      else this.#patch(row.key, { file: { state: 'queued' } });
    }
    this.#pump();
    return left;
  }

  /** Files that were sent before and wait for their registration. */
  addStored(files: readonly StoredAlready[]): void {
    const room = MOST_FILES - this.state().rows.length;
    const rows = files.slice(0, room).map(({ id, name, bytes, sha256 }): BatchRow => {
      const row = this.#rowOf(this.#ports.newKey(), name, bytes);
      return { ...row, file: { state: 'stored', id, sha256 }, values: { ...row.values, files: [id] } };
    });
    this.#set({ rows: [...this.state().rows, ...rows] });
  }

  change(key: string, values: Partial<TransactionValues>): void {
    const row = this.#find(key);
    if (row === undefined) return;
    const fromName = row.fromName.filter((field) => !Object.hasOwn(values, field));
    const outcome = row.outcome?.state === 'refused' ? null : row.outcome;
    this.#patch(key, { values: { ...row.values, ...values }, fromName, outcome });
  }

  /** Sets a value for the files to come, and for those that had the one before; of the others somebody has chosen it. */
  share(change: Partial<Shared>): void {
    const { rows, shared } = this.state();
    const names = SHARED_FIELDS.filter((name) => Object.hasOwn(change, name));
    const follow = (row: BatchRow): BatchRow => {
      const same = names.filter((name) => row.values[name] === shared[name] || isBlank(row.values[name]));
      if (same.length === 0 || row.outcome?.state === 'registered') return row;
      return { ...row, values: { ...row.values, ...Object.fromEntries(same.map((name) => [name, change[name]])) } };
    };
    this.#set({ rows: rows.map(follow), shared: { ...shared, ...change } });
  }

  /** Takes a row off the list; a file that was sent goes on waiting for its registration. */
  remove(key: string): void {
    this.#underWay.get(key)?.abort();
    this.#files.delete(key);
    this.#set({ rows: this.state().rows.filter((row) => row.key !== key) });
    this.#pump();
  }

  removeRegistered(): void {
    this.#set({ rows: this.state().rows.filter(({ outcome }) => outcome?.state !== 'registered') });
  }

  /** Sends a refused file once more. */
  retry(key: string): void {
    this.#patch(key, { file: { state: this.#files.has(key) ? 'queued' : 'missing' } });
    this.#pump();
  }

  /** Goes on where the connection was lost. */
  resume(): void {
    const { isRegistering } = this.state();
    this.#set({ isHeld: false });
    this.#pump();
    if (isRegistering) void this.#registerNext();
  }

  /** Registers every row that is complete, in the order of the list. */
  async registerComplete(): Promise<void> {
    if (this.state().isRegistering) return;
    this.#set({ isRegistering: true });
    await this.#registerNext();
  }

  /** Stops what is under way: the page is left. */
  stop(): void {
    for (const abort of this.#underWay.values()) abort.abort();
  }

  #rowOf(key: string, name: string, bytes: number): BatchRow {
    const { shared } = this.state();
    // A type that the name says is more than the one for all.
    const read = withNameValues({ ...this.#blank, ...shared, documentType: null }, this.#ports.readName(name));
    const documentType = read.values.documentType ?? shared.documentType;
    const values = { ...read.values, documentType };
    return { ...read, key, name, bytes, values, file: { state: 'queued' }, outcome: null, attempt: null };
  }

  #pump(): void {
    while (!this.state().isHeld && this.#underWay.size < SENT_AT_ONCE) {
      const next = this.state().rows.find(({ file, key }) => file.state === 'queued' && this.#files.has(key));
      if (next === undefined) return;
      void this.#send(next);
    }
  }

  async #send({ key }: BatchRow): Promise<void> {
    const file = this.#files.get(key);
    if (file === undefined) return;
    const abort = new AbortController();
    this.#underWay.set(key, abort);
    this.#patch(key, { file: { state: 'sending', share: 0 } });
    const onShare = (share: number) => this.#patch(key, { file: { state: 'sending', share } });
    try {
      const { id, sha256 } = await this.#ports.send(file, { key, onShare, signal: abort.signal });
      this.#files.delete(key);
      const values = this.#find(key)?.values;
      if (values !== undefined)
        this.#patch(key, { file: { state: 'stored', id, sha256 }, values: { ...values, files: [id] } });
    } catch (error) {
      if (abort.signal.aborted) return;
      if (mayPass(error)) {
        this.#patch(key, { file: { state: 'queued' } });
        this.#set({ isHeld: true });
      } else if (error instanceof ProblemError) {
        this.#patch(key, { file: { state: 'refused', message: sentencesOf(error).join(' ') } });
      } else throw error;
    } finally {
      this.#underWay.delete(key);
      this.#pump();
    }
  }

  async #registerNext(): Promise<void> {
    for (;;) {
      const { rows, isHeld } = this.state();
      if (isHeld) return;
      const twins = twinsOf(rows);
      const next = rows.find((row) => row.outcome === null && isComplete(row, twins.get(row.key)));
      if (next === undefined) break;
      await this.#register(next);
    }
    this.#set({ isRegistering: false });
  }

  async #register(row: BatchRow): Promise<void> {
    const input = row.values as NewTransaction;
    const content = JSON.stringify(input);
    const attempt = row.attempt?.content === content ? row.attempt : { content, key: this.#ports.newKey() };
    this.#patch(row.key, { outcome: { state: 'sending' }, attempt });
    try {
      const { id, number, late } = await this.#ports.register(input, attempt.key);
      this.#patch(row.key, { outcome: { state: 'registered', id, number, late } });
    } catch (error) {
      if (mayPass(error)) {
        this.#patch(row.key, { outcome: null });
        this.#set({ isHeld: true });
      } else if (error instanceof ProblemError) {
        this.#patch(row.key, { outcome: { state: 'refused', sentences: sentencesOf(error) } });
      } else {
        this.#patch(row.key, { outcome: null });
        this.#set({ isRegistering: false });
        throw error;
      }
    }
  }

  #find(key: string): BatchRow | undefined {
    return this.state().rows.find((row) => row.key === key);
  }

  #patch(key: string, change: Partial<BatchRow>): void {
    const { rows } = this.state();
    this.#set({ rows: rows.map((row) => (row.key === key ? { ...row, ...change } : row)) });
  }

  #set(change: Partial<BatchState>): void {
    this.#state.set({ ...this.#state.get(), ...change });
  }
}
