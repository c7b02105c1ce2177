// The part of a form that knows files: it holds their ids alone, as its operation takes them.
import { createContext, use } from 'react';

/** A file as its field shows it, in whatever store it lies. */
export interface KnownFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

export class KnownFiles {
  readonly #files: Map<string, KnownFile>;

  constructor(files: readonly KnownFile[]) {
    this.#files = new Map(files.map((file) => [file.id, file]));
  }

  /** `undefined` for one that a draft of this device brought back: its name is known once its record is saved. */
  get(id: string): KnownFile | undefined {
    return this.#files.get(id);
  }

  add(file: KnownFile): void {
    this.#files.set(file.id, file);
  }
}

export const KnownFilesContext = createContext<KnownFiles | null>(null);

export function useKnownFiles(): KnownFiles {
  const files = use(KnownFilesContext);
  if (files === null) throw new Error('A field of files stands outside of a KnownFilesContext');
  return files;
}
