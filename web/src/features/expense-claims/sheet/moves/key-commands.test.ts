import { describe, expect, it } from 'vitest';
import { type CellSituation, commandOf, type EditState, type KeyPress } from './key-commands.ts';

/** `Control+Shift+d` as the browser tells it. */
function press(keys: string): KeyPress {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  return {
    key,
    isShift: parts.includes('Shift'),
    isAlt: parts.includes('Alt'),
    isControl: parts.includes('Control'),
  };
}

function spoken(keys: string, state: EditState, caret: 'start' | 'middle' | 'end' = 'middle'): string {
  const situation: CellSituation = { state, isCaretAtStart: caret === 'start', isCaretAtEnd: caret === 'end' };
  const command = commandOf(press(keys), situation);
  if (!command) return '-';
  if (command.do === 'move') return `${command.isExtending ? 'extend' : 'move'} ${command.motion}`;
  if (command.do === 'enter') return `enter ${command.motion}`;
  return command.do === 'walk-problems' ? `problem ${command.step}` : command.do;
}

/** key · at rest · while typing (caret in the middle) · with a caret. `-` is the input's own. */
const TABLE = `
Tab | move next | move next | move next
Shift+Tab | move previous | move previous | move previous
Enter | enter down | enter down | enter down
Shift+Enter | enter up | enter up | enter up
ArrowUp | move up | move up | move up
ArrowDown | move down | move down | move down
ArrowLeft | move left | - | -
ArrowRight | move right | - | -
Shift+ArrowRight | extend right | - | -
Shift+ArrowDown | extend down | - | -
Home | move line-start | - | -
End | move line-end | - | -
PageUp | move page-up | move page-up | move page-up
PageDown | move page-down | move page-down | move page-down
Control+Home | move sheet-start | move sheet-start | move sheet-start
Control+End | move sheet-end | move sheet-end | move sheet-end
Delete | clear | - | -
Backspace | - | - | -
F2 | put-caret | put-caret | put-caret
Escape | give-up | give-up | give-up
F8 | problem 1 | problem 1 | problem 1
Shift+F8 | problem -1 | problem -1 | problem -1
Alt+ArrowDown | open-list | open-list | open-list
Alt+Enter | toggle-second | toggle-second | toggle-second
Control+d | fill-down | fill-down | fill-down
Control+; | fill-today | fill-today | fill-today
Control+Shift+D | duplicate-line | duplicate-line | duplicate-line
Control+Shift+Enter | insert-below | insert-below | insert-below
Control+Enter | submit | submit | submit
Control+z | undo | undo | undo
Control+y | redo | redo | redo
Control+Shift+Z | redo | redo | redo
Control+c | - | - | -
Control+v | - | - | -
Control+Alt+d | - | - | -
a | - | - | -
  | - | - | -`;

describe('keys', () => {
  const rows = TABLE.trim()
    .split('\n')
    .map((row) => row.split(' | ').map((part) => part.trim()) as [string, string, string, string]);

  it.each(rows)('%s: at rest %s, while typing %s, with a caret %s [B4-02]', (keys, rest, typing, caret) => {
    expect([spoken(keys, 'rest'), spoken(keys, 'type'), spoken(keys, 'caret')]).toEqual([rest, typing, caret]);
  });

  it('while typing, arrows leave only over the ends of the text; with a caret they never do [B4-02]', () => {
    expect([spoken('ArrowLeft', 'type', 'start'), spoken('ArrowRight', 'type', 'end')]).toEqual([
      'move left',
      'move right',
    ]);
    expect([spoken('ArrowLeft', 'type', 'end'), spoken('ArrowRight', 'type', 'start')]).toEqual(['-', '-']);
    expect([spoken('ArrowLeft', 'caret', 'start'), spoken('ArrowRight', 'caret', 'end')]).toEqual(['-', '-']);
  });
});
