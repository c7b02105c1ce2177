import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../values/calendar-days.ts';
import { PlainDate } from '../values/plain-date.ts';
import { inOrder, moved, nextOrder, stateOn, type TreeNode, treeFaults } from './rules.ts';

const day = (text: string) => PlainDate.parse(text);
const TODAY = day('2026-11-21');

describe('where a value stands', () => {
  it.each([
    ['on its first day', { validFrom: TODAY, validTo: null }, 'valid'],
    ['on its last day', { validFrom: day('2020-04-01'), validTo: TODAY }, 'valid'],
    ['the day before it begins', { validFrom: addDays(TODAY, 1), validTo: null }, 'coming'],
    ['the day after its last', { validFrom: day('2020-04-01'), validTo: addDays(TODAY, -1) }, 'ended'],
  ] as const)('%s is as the lists offer it: both ends count [B1-01] [S4-05]', (_when, days, state) => {
    expect(stateOn({ active: true, ...days }, TODAY)).toBe(state);
    expect(stateOn({ active: false, ...days }, TODAY)).toBe('stopped');
  });
});

const places = fc
  .uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,3}$/), fc.integer({ min: 0, max: 40 })), {
    selector: ([code]) => code,
    minLength: 1,
    maxLength: 12,
  })
  .map((pairs) => pairs.map(([code, order]) => ({ code, order })));

const codesOf = (values: readonly { code: string; order: number }[]) => inOrder(values).map(({ code }) => code);

describe('the order of a list', () => {
  it('changes by exactly one exchange of neighbours, whatever places were shared before [B1-01]', () => {
    fc.assert(
      fc.property(places, fc.nat(), fc.constantFrom('up', 'down'), (values, nth, move) => {
        const before = codesOf(values);
        const at = nth % before.length;
        const to = at + (move === 'up' ? -1 : 1);
        const changed = new Map(moved(values, before[at] ?? '', move).map(({ code, order }) => [code, order]));
        const after = codesOf(values.map(({ code, order }) => ({ code, order: changed.get(code) ?? order })));
        const wanted = [...before];
        if (to >= 0 && to < before.length) [wanted[at], wanted[to]] = [before[to] ?? '', before[at] ?? ''];
        expect(after).toEqual(wanted);
      }),
    );
  });

  it('leaves everybody else where they are while no two share a place', () => {
    const values = ['a', 'b', 'c', 'd'].map((code, nth) => ({ code, order: (nth + 1) * 10 }));
    expect(moved(values, 'c', 'up')).toEqual([
      { code: 'c', order: 20 },
      { code: 'b', order: 30 },
    ]);
    expect(moved(values, 'a', 'up')).toEqual([]);
    expect(moved(values, 'd', 'down')).toEqual([]);
    expect(moved(values, 'none', 'down')).toEqual([]);
  });

  it('has room behind the last one', () => {
    expect([nextOrder([]), nextOrder([{ code: 'a', order: 35 }])]).toEqual([10, 45]);
  });
});

const node = (code: string, parent: string | null, more: Partial<TreeNode> = {}): TreeNode => ({
  code,
  parent,
  active: true,
  validFrom: day('2020-04-01'),
  validTo: null,
  ...more,
});

const CODES = ['a', 'b', 'c', 'd', 'e', 'f'];
const end = fc.constantFrom(null, day('2026-03-31'), day('2027-03-31'));
const trees = fc.tuple(
  ...CODES.map((code) =>
    fc
      .record({ parent: fc.constantFrom(null, ...CODES, 'gone'), active: fc.boolean(), validTo: end })
      .map(({ parent, active, validTo }) => node(code, parent, { active, validTo })),
  ),
);

/** Walks up from each department: where it ends, there is no circle. */
function hasCircle(tree: readonly TreeNode[]): boolean {
  const parents = new Map(tree.map(({ code, parent }) => [code, parent]));
  return tree.some(({ code }) => {
    let at: string | null = code;
    for (let height = 0; at !== null; height += 1) {
      if (height > tree.length) return true;
      at = parents.get(at) ?? null;
    }
    return false;
  });
}

describe('the tree of departments', () => {
  it('has no circle where no department has a fault, and every circle is told of [B1-02]', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const isFaultless = tree.every(({ code }) => treeFaults(tree, code, TODAY).length === 0);
        if (isFaultless) expect(hasCircle(tree)).toBe(false);
        const isTold = tree.some(({ code }) => treeFaults(tree, code, TODAY).includes('parent-below'));
        expect(isTold).toBe(hasCircle(tree));
      }),
    );
  });

  it('stays free of circles however its departments are moved one after the other [B1-02]', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom(...CODES), fc.constantFrom(null, ...CODES)), { maxLength: 30 });
    fc.assert(
      fc.property(moves, (steps) => {
        let tree: readonly TreeNode[] = CODES.map((code) => node(code, null));
        for (const [code, parent] of steps) {
          const after = tree.map((one) => (one.code === code ? { ...one, parent } : one));
          if (treeFaults(after, code, TODAY).length === 0) tree = after;
        }
        expect(hasCircle(tree)).toBe(false);
      }),
    );
  });

  it('lets nobody outlast the department above, and tells it at whichever of the two is written [B1-02]', () => {
    const until = (validTo: string) => ({ validTo: day(validTo) });
    const tree = [node('HQ', null, until('2027-03-31')), node('A', 'HQ', until('2026-03-31')), node('B', 'HQ')];
    expect(treeFaults(tree, 'A', TODAY)).toEqual([]);
    expect(treeFaults(tree, 'B', TODAY)).toEqual(['parent-ends']);
    expect(treeFaults(tree, 'HQ', TODAY)).toEqual(['departments-below']);
    const stopped = [node('HQ', null, { active: false }), node('A', 'HQ'), node('B', 'HQ', { active: false })];
    expect(treeFaults(stopped, 'HQ', TODAY)).toEqual(['departments-below']);
    expect(treeFaults(stopped, 'B', TODAY)).toEqual([]);
  });

  it('has every department begun before those below it stand, and tells it at whichever of the two is written [B1-02] [B3-04]', () => {
    const from = (validFrom: string) => ({ validFrom: day(validFrom) });
    const tree = [node('HQ', null, from('2027-04-01')), node('A', 'HQ', from('2027-04-01')), node('B', 'HQ')];
    expect(treeFaults(tree, 'A', TODAY)).toEqual([]);
    expect(treeFaults(tree, 'B', TODAY)).toEqual(['parent-begins-later']);
    expect(treeFaults(tree, 'HQ', TODAY)).toEqual(['departments-begin-before']);
    const before = tree.map((one) => (one.code === 'A' ? { ...one, ...from('2027-03-31') } : one));
    expect(treeFaults(before, 'A', TODAY)).toEqual(['parent-begins-later']);
  });

  it('is looked at from today on: an old department may be put under a new one, once that has begun [B1-02]', () => {
    const begun = (validFrom: PlainDate) => [node('HQ', null, { validFrom }), node('A', 'HQ')];
    expect(treeFaults(begun(TODAY), 'A', TODAY)).toEqual([]);
    expect(treeFaults(begun(addDays(TODAY, 1)), 'A', TODAY)).toEqual(['parent-begins-later']);
    const above = node('HQ', null, { validFrom: addDays(TODAY, 9) });
    for (const gone of [{ active: false }, { validTo: addDays(TODAY, -1) }]) {
      expect(treeFaults([above, node('A', 'HQ', gone)], 'A', TODAY)).toEqual([]);
    }
    expect(treeFaults([above, node('A', 'HQ', { validTo: TODAY })], 'A', TODAY)).toEqual(['parent-begins-later']);
  });

  it('has no way up that is cut, on any day from today on, where no department has a fault [B1-02] [B3-04]', () => {
    const days = fc.constantFrom(...[-9, 0, 5, 9].map((later) => addDays(TODAY, later)));
    const dated = fc.tuple(trees, fc.tuple(...CODES.map(() => days))).map(([tree, firsts]) =>
      tree.map((one, nth) => {
        const validTo = one.validTo === null ? null : addDays(TODAY, 12);
        return { ...one, active: true, validFrom: firsts[nth] ?? TODAY, validTo };
      }),
    );
    fc.assert(
      fc.property(dated, fc.integer({ min: 0, max: 14 }), (tree, later) => {
        if (tree.some(({ code }) => treeFaults(tree, code, TODAY).length > 0)) return;
        const on = addDays(TODAY, later);
        const standing = tree.filter((one) => stateOn(one, on) === 'valid');
        const codes = [null, ...standing.map(({ code }) => code)];
        expect(standing.filter(({ parent }) => !codes.includes(parent))).toEqual([]);
      }),
    );
  });

  it('knows no parent that is not in it, and no fault of a department that is not [B1-02]', () => {
    expect(treeFaults([node('A', 'gone')], 'A', TODAY)).toEqual(['unknown-code']);
    expect(treeFaults([node('A', 'A')], 'A', TODAY)).toEqual(['parent-below']);
    expect(treeFaults([], 'A', TODAY)).toEqual([]);
  });
});
