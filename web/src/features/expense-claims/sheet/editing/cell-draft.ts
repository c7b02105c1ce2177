// The text of the active cell between focus and commit. The input itself holds it; here is what becomes of it.
import type { Finding } from '@madoguchi/contract/expense-claims/checks.ts';
import { findingSentence } from '@madoguchi/contract/expense-claims/finding-sentence.ts';
import type { LineField } from '@madoguchi/contract/expense-claims/line-fields.ts';
import { readTyped } from '@madoguchi/contract/expense-claims/typed-values.ts';
import { toHiragana } from '../../../../platform/reading/to-hiragana.ts';
import { placeOf } from '../control/grid-dom.ts';
import { type GridHost, typedGround } from '../control/grid-host.ts';
import { isTyped } from '../moves/columns.ts';
import type { EditState } from '../moves/key-commands.ts';
import { cellOf, sameCell } from '../store/sheet-line.ts';
import { shownText } from '../values/cell-text.ts';
import { DraftHistory } from './draft-history.ts';

export class CellDraft {
  readonly #host: GridHost;
  readonly #history = new DraftHistory();
  #input: HTMLInputElement | null = null;
  #isComposing = false;

  constructor(host: GridHost) {
    this.#host = host;
  }

  get input(): HTMLInputElement | null {
    return this.#input;
  }

  get isComposing(): boolean {
    return this.#isComposing;
  }

  get state(): EditState {
    const state = this.#input?.dataset['state'];
    return state === 'type' || state === 'caret' ? state : 'rest';
  }

  set state(state: EditState) {
    if (this.#input) this.#input.dataset['state'] = state;
  }

  get isDirty(): boolean {
    return this.#input?.dataset['draft'] !== undefined;
  }

  /** The input has taken the focus: at rest, its whole text selected, so that the first key replaces it. */
  begin(input: HTMLInputElement): void {
    this.#stopComposing();
    if (this.#input !== input && this.#input) delete this.#input.dataset['state'];
    this.#input = input;
    this.state = 'rest';
    this.#history.begin(input.value);
    input.select();
  }

  /** The active cell is none that is typed in, or the focus has left the grid. */
  end(): void {
    this.#stopComposing();
    if (this.#input) delete this.#input.dataset['state'];
    this.#input = null;
  }

  beginComposition(): void {
    this.#isComposing = true;
    if (this.state === 'rest') this.state = 'type';
    if (this.#input) this.#input.dataset['draft'] = '';
    this.#host.store.beginComposition();
  }

  /** Not a commit: the text stays a draft. What waited for the end is done now. */
  endComposition(atMs: number): void {
    if (this.#input) this.#history.record(this.#input.value, atMs, true);
    this.#stopComposing();
  }

  /** The text of the input has changed by typing. */
  changed(input: HTMLInputElement, atMs: number): void {
    if (this.state === 'rest') this.state = 'type';
    input.dataset['draft'] = '';
    this.#host.view.isTyping.set(true);
    const place = placeOf(input);
    if (place) this.#host.view.touch(place);
    if (!this.#isComposing) this.#history.record(input.value, atMs);
  }

  /** Takes the draft into the sheet. What cannot be read stays as typed, with its finding. */
  commit(input: HTMLInputElement): void {
    const place = placeOf(input);
    const line = place && this.#host.store.line(place.lineId);
    if (!place || !line || !isTyped(place.column) || input.dataset['draft'] === undefined) return;
    this.#settle(input);
    if (input.value !== this.#shown(place.lineId, place.column)) {
      const after = readTyped(place.column, input.value, typedGround(this.#host, toHiragana));
      const before = cellOf(line, place.column);
      const patch = { kind: 'set', lineId: line.id, field: place.column, before, after } as const;
      if (!sameCell(before, after)) this.#host.store.apply([patch], { undo: 'edit' });
      this.#announceFinding(place.lineId, place.column);
    }
    this.show(input);
  }

  /** Gives the draft up: the sheet's text is back, at rest. Answers whether there was anything to give up. */
  revert(): boolean {
    const input = this.#input;
    if (!input || (this.state === 'rest' && !this.isDirty)) return false;
    this.#settle(input);
    this.show(input);
    this.begin(input);
    return true;
  }

  /** Writes the sheet's text into the input. */
  show(input: HTMLInputElement): void {
    const place = placeOf(input);
    if (place && isTyped(place.column)) input.value = this.#shown(place.lineId, place.column);
  }

  putCaret(): void {
    if (!this.#input || this.state === 'caret') return;
    if (this.state === 'rest') this.#input.setSelectionRange(this.#input.value.length, this.#input.value.length);
    this.state = 'caret';
  }

  /** One step back or forward within the draft; `false` where it has none, and the sheet's own undo is meant. */
  step(direction: 'undo' | 'redo'): boolean {
    const text = this.#history[direction]();
    if (text === null || !this.#input) return false;
    this.#input.value = text;
    this.#input.dataset['draft'] = '';
    return true;
  }

  #shown(lineId: string, column: LineField): string {
    const line = this.#host.store.line(lineId);
    return line ? shownText(line, column, this.#host.settings()) : '';
  }

  #settle(input: HTMLInputElement): void {
    delete input.dataset['draft'];
    this.#host.view.isTyping.set(false);
  }

  #stopComposing(): void {
    this.#isComposing = false;
    this.#host.store.endComposition();
  }

  #announceFinding(lineId: string, column: LineField): void {
    const isHere = ({ field }: Finding) => field === column;
    const finding = this.#host.store.row(lineId)?.findings.find(isHere);
    if (finding) this.#host.view.announce(findingSentence(finding, this.#host.settings().language));
  }
}
