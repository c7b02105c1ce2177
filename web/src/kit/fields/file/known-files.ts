// The part of a form that knows files: it holds their ids alone, as its operation takes them.
import type { Attachment } from '@madoguchi/contract/attachments/model.ts';
import { createContext, use } from 'react';

export class KnownFiles {
  readonly #files: Map<string, Attachment>;

  constructor(files: readonly Attachment[]) {
    this.#files = new Map(files.map((file) => [file.id, file]));
  }

  /** `undefined` for one that a draft of this device brought back: its name is known once its record is saved. */
  get(id: string): Attachment | undefined {
    return this.#files.get(id);
  }

  add(file: Attachment): void {
    this.#files.set(file.id, file);
  }
}

export const KnownFilesContext = createContext<KnownFiles | null>(null);

export function useKnownFiles(): KnownFiles {
  const files = use(KnownFilesContext);
  if (files === null) throw new Error('A field of files stands outside of a KnownFilesContext');
  return files;
}
