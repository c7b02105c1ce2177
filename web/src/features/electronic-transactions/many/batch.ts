// Many files, each on its way to a record of its own: sent two at a time, registered one after the other, and held where the
// connection is lost. React watches it; nothing here knows of React.
import type {
  FileReading,
  NewTransaction,
  TransactionHeader,
} from '@madoguchi/contract/electronic-transactions/model.ts';
import { OfflineError, ProblemError } from '../../../platform/http/refusals.ts';
import { observable } from '../../../platform/observable.ts';
import { isBlank, type NameProposal, proposalOf } from '../edit/proposed-values.ts';
import type { TransactionValues } from '../edit/transaction-values.ts';
import { type BatchRow, filledIn, isComplete, twinsOf } from './batch-row.ts';

export const MOST_FILES = 200;
const SENT_AT_ONCE = 2;

/** A file that lies on the server already. */
export interface StoredAlready {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  /** `inbox`: it lay in the watched folder, perhaps with its sender's note. */
  readonly from?: 'upload' | 'inbox';
  readonly senderNote?: string;
}

export interface BatchPorts {
  /** @throws ProblemError where it is refused, OfflineError where no answer came */
  readonly send: (
    file: File,
    options: { readonly key: string; readonly onShare: (share: number) => void; readonly signal: AbortSignal },
  ) => Promise<StoredAlready>;
  /** Reads the content of a stored file. */
  readonly read: (id: string) => Promise<FileReading>;
  readonly register: (input: NewTransaction, key: string) => Promise<TransactionHeader>;
  readonly readName: (name: string) => NameProposal;
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
    this.#pump();
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
    const rows = files.slice(0, room).map(({ id, name, bytes, sha256, from, senderNote }): BatchRow => {
      const row = this.#rowOf(this.#ports.newKey(), name, bytes);
      const values = { ...row.values, files: [id] };
      const folder = from === 'inbox' ? { folder: { senderNote: senderNote ?? '' } } : {};
      return { ...row, file: { state: 'stored', id, sha256, isRead: false }, values, ...folder };
    });
    this.#set({ rows: [...this.state().rows, ...rows] });
    this.#pump();
  }

  change(key: string, values: Partial<TransactionValues>): void {
    const row = this.#find(key);
    if (row === undefined) return;
    const kept = Object.entries(row.sources).filter(([field]) => !Object.hasOwn(values, field));
    const sources = Object.fromEntries(kept);
    const outcome = row.outcome?.state === 'refused' ? null : row.outcome;
    this.#patch(key, { values: { ...row.values, ...values }, sources, outcome });
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
    const values = { ...this.#blank, ...shared, documentType: null };
    const { unreadDate, ...proposal } = this.#ports.readName(name);
    const read = filledIn({ values, sources: {} }, 'name', proposal);
    const documentType = read.values.documentType ?? shared.documentType;
    return {
      ...read,
      values: { ...read.values, documentType },
      ...{ key, name, bytes, unreadDate, unread: null, outcome: null, attempt: null },
      file: { state: 'queued' },
    };
  }

  #pump(): void {
    while (!this.state().isHeld && this.#underWay.size < SENT_AT_ONCE) {
      const rows = this.state().rows.filter(({ key }) => !this.#underWay.has(key));
      const queued = rows.find(({ file, key }) => file.state === 'queued' && this.#files.has(key));
      const unread = rows.find(({ file }) => file.state === 'stored' && !file.isRead);
      const next = unread ?? queued;
      if (next === undefined) return;
      void this.#work(next, next === unread ? this.#read : this.#send);
    }
  }

  /** One step of a row, which holds all of them where it meets what passes by itself. */
  async #work({ key }: BatchRow, step: (key: string, signal: AbortSignal) => Promise<void>): Promise<void> {
    const abort = new AbortController();
    this.#underWay.set(key, abort);
    try {
      await step(key, abort.signal);
    } catch (error) {
      if (abort.signal.aborted) return;
      if (!mayPass(error)) throw error;
      this.#set({ isHeld: true });
    } finally {
      this.#underWay.delete(key);
      this.#pump();
    }
  }

  readonly #send = async (key: string, signal: AbortSignal): Promise<void> => {
    const file = this.#files.get(key);
    if (file === undefined) return;
    const onShare = (share: number) => this.#patch(key, { file: { state: 'sending', share } });
    onShare(0);
    try {
      const { id, sha256 } = await this.#ports.send(file, { key, onShare, signal });
      this.#files.delete(key);
      const row = this.#find(key);
      if (row === undefined) return;
      const values = { ...row.values, files: [id] };
      this.#patch(key, { file: { state: 'stored', id, sha256, isRead: false }, values });
    } catch (error) {
      if (mayPass(error)) this.#patch(key, { file: { state: 'queued' } });
      else if (error instanceof ProblemError)
        return this.#patch(key, { file: { state: 'refused', message: sentencesOf(error).join(' ') } });
      throw error;
    }
  };

  /** Fills what is blank from the content; a file that cannot be read says so, and is kept all the same. */
  readonly #read = async (key: string): Promise<void> => {
    const file = this.#find(key)?.file;
    if (file?.state !== 'stored') return;
    const reading = await this.#ports.read(file.id).catch((error: unknown) => {
      if (mayPass(error) || !(error instanceof ProblemError)) throw error;
      return null;
    });
    const row = this.#find(key);
    if (row === undefined) return;
    const isOpen = row.outcome === null || row.outcome.state === 'refused';
    const filled =
      isOpen && reading !== null && reading.from !== null ? filledIn(row, reading.from, proposalOf(reading)) : row;
    this.#patch(key, { ...filled, file: { ...file, isRead: true }, unread: reading?.refused ?? null });
  };

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
