// Drafts of forms on this device, by person, form and record; signing out takes a person's along (B0-11).
import { createStore, delMany, keys } from 'idb-keyval';
import { createContext } from 'react';
import { type DraftStorage, indexedDbDrafts } from './device-drafts.ts';

const DATABASE = 'madoguchi-form-drafts';

type Values = Readonly<Record<string, unknown>>;

export interface FormDraft {
  /** The form before anybody typed: the record as it then was. */
  readonly base: Values;
  readonly values: Values;
}

let storage: DraftStorage<FormDraft> | undefined;

/** Where forms keep their drafts; `null` in a browser that keeps nothing. */
function formDraftStorage(): DraftStorage<FormDraft> | null {
  if (!('indexedDB' in globalThis)) return null;
  storage ??= indexedDbDrafts<FormDraft>(DATABASE);
  return storage;
}

/** The device's own storage; tests hand in theirs. */
export const FormDraftStorage = createContext<() => DraftStorage<FormDraft> | null>(formDraftStorage);

/** The key of a draft; it begins with its person. */
export function formDraftKey(uid: string, form: string, record: string): string {
  return `${uid}/${form}/${record}`;
}

export async function forgetFormDraftsOf(uid: string): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const store = createStore(DATABASE, 'drafts');
  const all = await keys<string>(store);
  await delMany(
    all.filter((key) => key.startsWith(`${uid}/`)),
    store,
  );
}
