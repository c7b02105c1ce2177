import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { SHEET_GROUND, testLineId, trainRide } from '../../../../../test/sheet-ground.ts';
import { insertLine, moveLine, removeLines } from './line-commands.ts';
import type { Patch } from './patches.ts';
import { type CellField, cellOf, type SheetLine } from './sheet-line.ts';
import { SheetStore } from './sheet-store.ts';

const day = (text: string) => text as PlainDate;
let ids = 1000;
const newId = () => testLineId(ids++);

function storeOf(...lines: SheetLine[]): SheetStore {
  return new SheetStore({ ground: SHEET_GROUND, newId, lines });
}

function set(store: SheetStore, id: string, field: CellField, value: unknown, typed: string | null = null): Patch {
  const line = store.line(id);
  if (!line) throw new Error(`no line ${id}`);
  return { kind: 'set', lineId: id, field, before: cellOf(line, field), after: { value: value as never, typed } };
}

const codes = (store: SheetStore, id: string) => store.row(id)?.findings.map(({ code }) => code);

let store: SheetStore;
const [first, second] = [testLineId(1), testLineId(2)];

beforeEach(() => {
  store = storeOf(trainRide(1), trainRide(2));
});

describe('changes', () => {
  it('one apply is one step of undo, however many cells it changes [B4-02]', () => {
    store.apply([set(store, first, 'from', '渋谷'), set(store, second, 'unitFare', 300)], { undo: 'paste' });
    expect(store.undo()?.label).toBe('paste');
    expect(store.lines()).toEqual([trainRide(1), trainRide(2)]);
    store.redo();
    expect(store.line(second)?.unitFare).toBe(300);
  });

  it('undo and redo bring back every state in between, whatever was done [B4-02]', () => {
    const acts: ((sheet: SheetStore) => void)[] = [
      (sheet) => insertLine(sheet, 1),
      (sheet) => removeLines(sheet, sheet.order().slice(0, 2)),
      (sheet) => moveLine(sheet, sheet.order()[0] ?? '', 1),
      (sheet) => sheet.order()[0] && sheet.apply([set(sheet, sheet.order()[0] ?? '', 'to', '上野')], { undo: 'edit' }),
    ];
    fc.assert(
      fc.property(fc.array(fc.nat(acts.length - 1), { maxLength: 12 }), (steps) => {
        const sheet = storeOf(trainRide(1), trainRide(2), trainRide(3));
        const states = [sheet.lines()];
        let taken = 0;
        sheet.onPatches(() => taken++);
        for (const step of steps) {
          const before = taken;
          acts[step]?.(sheet);
          if (taken > before) states.push(sheet.lines());
        }
        for (const state of states.slice(0, -1).reverse()) {
          sheet.undo();
          expect(sheet.lines()).toEqual(state);
        }
        expect(sheet.undo()).toBeNull();
        for (const state of states.slice(1)) {
          sheet.redo();
          expect(sheet.lines()).toEqual(state);
        }
      }),
    );
  });

  it('the autosave hears what a person does and undoes, and nothing that came from the server [B4-02, B0-11]', () => {
    const heard: Patch[] = [];
    store.onPatches((patches) => heard.push(...patches));
    store.apply([set(store, first, 'to', '上野')], { undo: 'edit' });
    store.undo();
    expect(heard.map((patch) => patch.kind === 'set' && patch.after.value)).toEqual(['上野', '新宿']);
    store.mergeServer((lines) => lines.map((line) => ({ ...line, memo: '追記' })));
    expect(heard).toHaveLength(2);
  });

  it('200 steps can be taken back, not more [B4-02]', () => {
    for (let n = 0; n < 210; n++) store.apply([set(store, first, 'memo', `${n}`)], { undo: 'edit' });
    while (store.undo());
    expect(store.line(first)?.memo).toBe('9');
  });
});

describe('what others did', () => {
  it('waits while an input method is composing, and sees what was typed meanwhile [B0-11]', () => {
    store.beginComposition();
    store.mergeServer((lines) => [trainRide(9), ...lines]);
    expect(store.order()).toEqual([first, second]);
    store.apply([set(store, first, 'memo', '打ちかけ')], { undo: 'edit' });
    store.endComposition();
    expect(store.order()).toEqual([testLineId(9), first, second]);
    expect(store.line(first)?.memo).toBe('打ちかけ');
  });

  it("cannot be undone by one's own undo [B0-02]", () => {
    store.apply([set(store, first, 'memo', '一')], { undo: 'edit' });
    store.apply([set(store, second, 'memo', '二')], { undo: 'edit' });
    store.mergeServer((lines) => lines.map((line) => (line.id === first ? { ...line, memo: '相手の値' } : line)));
    store.undo();
    expect(store.undo()).toBeNull();
    expect(store.lines().map(({ memo }) => memo)).toEqual(['相手の値', '']);
  });
});

describe('findings', () => {
  it('appear when a cell is committed, missing ones when the line is left [B4-04]', () => {
    insertLine(store, 2);
    const third = store.order()[2] ?? '';
    store.apply([set(store, third, 'useDate', day('2026-12-01'))], { undo: 'edit' });
    expect(codes(store, third)).toEqual(['date-outside-month']);
    store.leaveLines([third]);
    expect(codes(store, third)).toContain('required');
  });

  it('a line left untouched is asked for nothing until submission [B4-04]', () => {
    insertLine(store, 2);
    const third = store.order()[2] ?? '';
    store.leaveLines([third]);
    expect(codes(store, third)).toEqual([]);
    store.demandAll();
    expect(codes(store, third)).toContain('required');
  });

  it('the same line twice names the first one, and follows when lines move or change [B4-04]', () => {
    store.apply([{ kind: 'add', line: { ...trainRide(1), id: testLineId(3) }, index: 2 }], { undo: 'add' });
    const twice = () =>
      store.order().map((id) => store.row(id)?.findings.find(({ code }) => code === 'same-line-twice'));
    // The text differs between the three, the ride does not: day, section, trip and fare are equal.
    expect(twice().map((finding) => finding?.values)).toEqual([undefined, { line: 1 }, { line: 1 }]);
    store.apply([set(store, first, 'unitFare', 300)], { undo: 'edit' });
    expect(twice().map((finding) => finding?.values)).toEqual([undefined, undefined, { line: 2 }]);
    moveLine(store, testLineId(3), -1);
    expect(store.row(second)?.findings.find(({ code }) => code === 'same-line-twice')?.values).toEqual({ line: 2 });
    removeLines(store, [testLineId(3)]);
    expect(twice()).toEqual([undefined, undefined]);
  });
});

describe('sums', () => {
  it('follow every change as if counted anew [B4-01, B4-04]', () => {
    const fares = fc.option(fc.integer({ min: 1, max: 500_000 }), { nil: null });
    const days = fc.constantFrom(null, day('2026-11-04'), day('2026-11-05'), day('2026-11-07'));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), fares, days), { maxLength: 20 }), (changes) => {
        const sheet = storeOf(trainRide(0), trainRide(1), trainRide(2), trainRide(3));
        for (const [n, fare, useDate] of changes) {
          const id = testLineId(n);
          if (!sheet.line(id)) continue;
          const patches = [set(sheet, id, 'unitFare', fare), set(sheet, id, 'useDate', useDate)];
          sheet.apply(patches, { undo: 'edit' });
          if (fare !== null && fare % 5 === 0) removeLines(sheet, [id]);
          if (fare !== null && fare % 3 === 0) sheet.undo();
        }
        expect(sheet.summary()).toEqual(storeOf(...sheet.lines()).summary());
      }),
    );
  });
});

describe('who hears of it', () => {
  it('a change of one line is told to that line and the sums, not to the others [B4-02]', () => {
    const told: string[] = [];
    store.subscribeRow(first, () => told.push('first'));
    store.subscribeRow(second, () => told.push('second'));
    store.subscribeOrder(() => told.push('order'));
    store.subscribeSummary(() => told.push('summary'));
    const unchanged = store.row(second);
    store.apply([set(store, first, 'memo', '備考')], { undo: 'edit' });
    expect(told).toEqual(['first', 'summary']);
    expect(store.row(second)).toBe(unchanged);
  });
});
