// The state that the parts of the grid share, and the input from the screen that shows it.
import type { TypedGround } from '@madoguchi/contract/expense-claims/typed-values.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { SheetStore } from '../store/sheet-store.ts';
import type { SuggestionSource } from '../suggestions/suggestion-source.ts';
import type { Choices } from '../values/choices.ts';
import type { SheetSay } from '../words.ts';
import type { GridView } from './grid-view.ts';

/** Settings that may change while the grid is mounted; always read anew. */
export interface GridSettings {
  readonly language: Language;
  readonly say: SheetSay;
  readonly choices: Choices;
  readonly source: SuggestionSource;
  readonly today: PlainDate;
  readonly isReadOnly: boolean;
  readonly onSubmitShortcut: () => void;
  /** Esc at rest: the focus goes where the screen says, usually its action bar. */
  readonly onLeave: () => void;
  /** Lines were pasted; `leftOut` is the rest as tab-separated text, empty where all are in. */
  readonly onPasted: (lineCount: number, leftOut: { readonly lineCount: number; readonly text: string }) => void;
}

export interface GridHost {
  readonly store: SheetStore;
  readonly view: GridView;
  readonly settings: () => GridSettings;
  /** The grid's element; the parts are only ever asked while it is in the document. */
  readonly root: HTMLElement;
  /** Runs the work, puts what it changed into the document, and answers its result. */
  readonly flush: <Result>(work: () => Result) => Result;
}

export function typedGround({ store, settings }: GridHost, toHiragana: TypedGround['toHiragana']): TypedGround {
  return { month: store.ground.context.month, choices: settings().choices, toHiragana };
}
