// THE registry of keys: what is bound now, who hears a press, and what the sheet of keys lists.
import { logFault } from '../log.ts';
import { observable } from '../observable.ts';
import { preferenceValues } from '../preferences.ts';
import { isSingle, ownerOf, strokeOf } from './key-press.ts';
import { conflictsOf, NOTHING_PENDING, step } from './key-sequence.ts';

export interface KeyBinding {
  /** `j`, `g d`, `Escape`, `mod+k`. */
  readonly keys: string;
  /** Its effect, in the language of the screen. */
  readonly label: string;
  /** `null` where a part of the page acts by itself: the sheet only lists it. */
  readonly run: (() => void) | null;
}

/** Bindings of one part of the page, under its heading in the sheet. */
export interface KeyGroup {
  readonly title: string;
  readonly bindings: readonly KeyBinding[];
}

/** Bindings in force, in the order in which they came. */
export const keyGroups = observable<readonly KeyGroup[]>([]);

let pending = NOTHING_PENDING;

/** Binds keys until the returned function is called. Keys that are bound already are a fault of the page. */
export function bindKeys(group: KeyGroup): () => void {
  const before = keyGroups.get();
  const clashes = clashesOf([...before, group].flatMap(({ bindings }) => bindings));
  if (clashes.length > 0) logFault('Keys are bound twice', new Error(clashes.join(', ')));
  keyGroups.set([...before, group]);
  if (before.length === 0) window.addEventListener('keydown', hear);
  return () => {
    keyGroups.set(keyGroups.get().filter((one) => one !== group));
    if (keyGroups.get().length === 0) window.removeEventListener('keydown', hear);
  };
}

/** Two parts may each hear the same keys by themselves, as two forms do; nothing else may be bound to those. */
function clashesOf(bindings: readonly KeyBinding[]): string[] {
  const listed = bindings.filter(({ run }) => run === null).map(({ keys }) => keys);
  return conflictsOf([...acting(bindings).map(({ keys }) => keys), ...new Set(listed)]);
}

type Acting = KeyBinding & { readonly run: () => void };

function acting(bindings: readonly KeyBinding[]): Acting[] {
  return bindings.filter((binding): binding is Acting => binding.run !== null);
}

function hear(event: KeyboardEvent): void {
  const stroke = strokeOf(event);
  const owner = ownerOf(event);
  if (stroke === null || owner === 'holder') return;
  const isOn = preferenceValues.get()['single-keys'];
  const open = keyGroups
    .get()
    .flatMap(({ bindings }) => acting(bindings))
    .filter(({ keys }) => (owner === 'page' ? isOn || !isSingle(keys) : keys.startsWith('mod+')));
  const next = step(pending, stroke, event.timeStamp, open);
  pending = next.pending;
  if (next.asked === null) return;
  event.preventDefault();
  next.asked.run();
}
