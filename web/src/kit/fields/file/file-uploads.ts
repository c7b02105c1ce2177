// Files on their way to where they belong: progress, refusals that stay with their cause, and limits told at once.

export type FileFault =
  | { readonly kind: 'too-big'; readonly bytes: number }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly message: string };

export interface FileLimits {
  readonly maxBytes: number;
  /** At one place, those on their way included. */
  readonly maxFiles: number;
}

/** A file that is not at its place yet. */
export interface FileUpload {
  readonly id: number;
  readonly place: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly progress: number;
  readonly fault: FileFault | null;
}

/** Sends a file; what the server stored, or why it did not. */
export type SendFile<Stored> = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<{ readonly stored: Stored } | { readonly fault: FileFault }>;

interface Options<Stored> {
  readonly send: SendFile<Stored>;
  readonly limits: FileLimits;
  /** How many files lie at the place already. */
  readonly countAt: (place: string) => number;
  readonly onStored: (place: string, stored: Stored) => void;
}

export class FileUploads<Stored> {
  readonly #options: Options<Stored>;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<number, AbortController>();
  #uploads: readonly FileUpload[] = [];
  #nextId = 1;

  constructor(options: Options<Stored>) {
    this.#options = options;
  }

  readonly all = (): readonly FileUpload[] => this.#uploads;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(place: string, files: Iterable<File>): void {
    for (const file of files) {
      const upload = { id: this.#nextId++, place, file, progress: 0, fault: this.#faultOf(place, file) };
      this.#uploads = [...this.#uploads, upload];
      if (upload.fault === null) void this.#run(upload);
    }
    this.#tell();
  }

  retry(id: number): void {
    const upload = this.#uploads.find((candidate) => candidate.id === id);
    if (!upload) return;
    this.#drop(id);
    this.add(upload.place, [upload.file]);
  }

  /** Stops a file that is being sent, or takes a refused one off the list. */
  drop(id: number): void {
    this.#aborts.get(id)?.abort();
    this.#drop(id);
    this.#tell();
  }

  #faultOf(place: string, file: File): FileFault | null {
    const { limits, countAt } = this.#options;
    if (file.size > limits.maxBytes) return { kind: 'too-big', bytes: file.size };
    const onTheirWay = this.#uploads.filter((upload) => upload.place === place && upload.fault === null);
    return countAt(place) + onTheirWay.length >= limits.maxFiles ? { kind: 'too-many' } : null;
  }

  async #run({ id, place, file }: FileUpload): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    const onProgress = (progress: number) => this.#mark(id, { progress });
    const outcome = await this.#options.send(file, { onProgress, signal: abort.signal });
    this.#aborts.delete(id);
    if (abort.signal.aborted) return;
    if ('fault' in outcome) return this.#mark(id, { fault: outcome.fault });
    this.#drop(id);
    this.#options.onStored(place, outcome.stored);
    this.#tell();
  }

  #mark(id: number, change: Partial<FileUpload>): void {
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
