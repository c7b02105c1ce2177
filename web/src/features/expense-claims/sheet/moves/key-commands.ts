// Which key is which command, by the state of the cell. What is not a command belongs to the input itself.
import type { Motion } from './grid-moves.ts';

/** rest: whole text selected, keys move. type: begun by typing. caret: begun by F2 or a second click. */
export type EditState = 'rest' | 'type' | 'caret';

export type Command =
  | { readonly do: 'move'; readonly motion: Motion; readonly isExtending?: true }
  | { readonly do: 'enter'; readonly motion: 'up' | 'down' }
  | { readonly do: 'walk-problems'; readonly step: 1 | -1 }
  | {
      readonly do:
        | 'put-caret'
        | 'give-up'
        | 'clear'
        | 'fill-down'
        | 'fill-today'
        | 'duplicate-line'
        | 'insert-below'
        | 'open-list'
        | 'toggle-second'
        | 'undo'
        | 'redo'
        | 'submit';
    };

export interface KeyPress {
  readonly key: string;
  readonly isShift: boolean;
  readonly isAlt: boolean;
  /** Ctrl, or Command on a Mac. */
  readonly isControl: boolean;
}

export interface CellSituation {
  readonly state: EditState;
  /** Where the caret stands in the text being typed. */
  readonly isCaretAtStart: boolean;
  readonly isCaretAtEnd: boolean;
}

const move = (motion: Motion): Command => ({ do: 'move', motion });

const ARROWS: Readonly<Record<string, 'left' | 'right' | 'up' | 'down'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const CONTROL_KEYS: Readonly<Record<string, Command>> = {
  Home: move('sheet-start'),
  End: move('sheet-end'),
  Enter: { do: 'submit' },
  d: { do: 'fill-down' },
  ';': { do: 'fill-today' },
  z: { do: 'undo' },
  y: { do: 'redo' },
};

const CONTROL_SHIFT_KEYS: Readonly<Record<string, Command>> = {
  d: { do: 'duplicate-line' },
  z: { do: 'redo' },
  Enter: { do: 'insert-below' },
};

const ALT_KEYS: Readonly<Record<string, Command>> = { ArrowDown: { do: 'open-list' }, Enter: { do: 'toggle-second' } };

const PLAIN_KEYS: Readonly<Record<string, Command>> = {
  Tab: move('next'),
  Enter: { do: 'enter', motion: 'down' },
  PageUp: move('page-up'),
  PageDown: move('page-down'),
  F2: { do: 'put-caret' },
  F8: { do: 'walk-problems', step: 1 },
  Escape: { do: 'give-up' },
};

const SHIFT_KEYS: Readonly<Record<string, Command>> = {
  Tab: move('previous'),
  Enter: { do: 'enter', motion: 'up' },
  F8: { do: 'walk-problems', step: -1 },
};

/** The command of a key press, or `null` where the key is the input's own. */
export function commandOf(press: KeyPress, situation: CellSituation): Command | null {
  if (press.isControl) {
    if (press.isAlt) return null;
    const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
    if (press.isShift) return CONTROL_SHIFT_KEYS[key] ?? null;
    // In caret state Ctrl+Home and Ctrl+End still lead through the sheet: one line of text has no use for them.
    return CONTROL_KEYS[key] ?? null;
  }
  if (press.isAlt) return press.isShift ? null : (ALT_KEYS[press.key] ?? null);
  if (press.isShift) return SHIFT_KEYS[press.key] ?? extending(press, situation);
  return PLAIN_KEYS[press.key] ?? inText(press, situation);
}

function extending({ key }: KeyPress, { state }: CellSituation): Command | null {
  const motion = ARROWS[key];
  return motion && state === 'rest' ? { do: 'move', motion, isExtending: true } : null;
}

/** Arrows, Home, End and Delete: the sheet's at rest, the text's while a caret stands in it. */
function inText({ key }: KeyPress, { state, isCaretAtStart, isCaretAtEnd }: CellSituation): Command | null {
  if (key === 'ArrowUp' || key === 'ArrowDown') return move(key === 'ArrowUp' ? 'up' : 'down');
  if (state === 'rest') {
    if (key === 'Home') return move('line-start');
    if (key === 'End') return move('line-end');
    if (key === 'Delete') return { do: 'clear' };
    const motion = ARROWS[key];
    return motion ? move(motion) : null;
  }
  if (state === 'type' && key === 'ArrowLeft' && isCaretAtStart) return move('left');
  if (state === 'type' && key === 'ArrowRight' && isCaretAtEnd) return move('right');
  return null;
}
