// Files on their way to their lines: progress, refusals that stay with their cause, and the limits of B0-07.
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_PER_LINE, type Attachment } from '@madoguchi/contract/attachments/model.ts';
import { cellOf } from '../../sheet/store/sheet-line.ts';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';

export type Fault =
  | { readonly kind: 'too-big'; readonly bytes: number }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly message: string };

/** A file that is not on its line yet. */
export interface ReceiptUpload {
  readonly id: number;
  readonly lineId: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly progress: number;
  readonly fault: Fault | null;
}

export type SendFile = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Attachment | Fault>;

const NONE: readonly ReceiptUpload[] = [];

export class ReceiptUploads {
  readonly #store: SheetStore;
  readonly #send: SendFile;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<number, AbortController>();
  #uploads: readonly ReceiptUpload[] = NONE;
  #nextId = 1;

  constructor(store: SheetStore, send: SendFile) {
    this.#store = store;
    this.#send = send;
  }

  readonly all = (): readonly ReceiptUpload[] => this.#uploads;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(lineId: string, files: Iterable<File>): void {
    for (const file of files) {
      const upload = { id: this.#nextId++, lineId, file, progress: 0, fault: this.#faultOf(lineId, file) };
      this.#uploads = [...this.#uploads, upload];
      if (upload.fault === null) void this.#run(upload);
    }
    this.#tell();
  }

  retry(id: number): void {
    const upload = this.#uploads.find((candidate) => candidate.id === id);
    if (!upload) return;
    this.#drop(id);
    this.add(upload.lineId, [upload.file]);
  }

  /** Stops a file that is being sent, or takes a refused one off the list. */
  drop(id: number): void {
    this.#aborts.get(id)?.abort();
    this.#drop(id);
    this.#tell();
  }

  /** Takes a stored file off its line; one step of undo. */
  remove(lineId: string, attachmentId: string): void {
    this.#change(lineId, (files) => files.filter(({ id }) => id !== attachmentId));
  }

  #faultOf(lineId: string, file: File): Fault | null {
    if (file.size > ATTACHMENT_MAX_BYTES) return { kind: 'too-big', bytes: file.size };
    const onTheirWay = this.#uploads.filter((upload) => upload.lineId === lineId && upload.fault === null);
    const stored = this.#store.line(lineId)?.attachments.length ?? 0;
    return stored + onTheirWay.length >= ATTACHMENTS_PER_LINE ? { kind: 'too-many' } : null;
  }

  async #run({ id, lineId, file }: ReceiptUpload): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    const onProgress = (progress: number) => this.#mark(id, { progress });
    const outcome = await this.#send(file, { onProgress, signal: abort.signal });
    this.#aborts.delete(id);
    if (abort.signal.aborted) return;
    if ('kind' in outcome) return this.#mark(id, { fault: outcome });
    this.#drop(id);
    this.#change(lineId, (files) => [...files.filter((other) => other.id !== outcome.id), outcome]);
    this.#tell();
  }

  /** The line may have gone meanwhile; then the file has nowhere to go. */
  #change(lineId: string, change: (files: readonly Attachment[]) => readonly Attachment[]): void {
    this.#store.whenIdle(() => {
      const line = this.#store.line(lineId);
      if (!line) return;
      const before = cellOf(line, 'attachments');
      const after = { value: [...change(line.attachments)], typed: null };
      this.#store.apply([{ kind: 'set', lineId, field: 'attachments', before, after }], { undo: 'attach' });
    });
  }

  #mark(id: number, change: Partial<ReceiptUpload>): void {
    this.#uploads = this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload));
    this.#tell();
  }

  #drop(id: number): void {
    this.#uploads = this.#uploads.filter((upload) => upload.id !== id);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
