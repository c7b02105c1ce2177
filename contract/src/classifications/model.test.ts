import { describe, expect, it } from 'vitest';
import { inputFaults } from '../input-faults.ts';
import { MASTER_LISTS, type MasterList } from '../master-data/list-names.ts';
import { EXTRAS } from '../master-data/model.ts';
import { ATTRIBUTE_NAMES, attributesOf } from './attributes.ts';
import { NewDetail } from './model.ts';

const BASE = {
  classification: 'own',
  code: 'a-1',
  name: '工場見学',
  nameEn: '',
  kana: 'こうじょうけんがく',
  order: null,
  validFrom: '2026-04-01',
  validTo: null,
  active: true,
};

/** For each list the attributes of a value that is right. */
const RIGHT: Readonly<Record<MasterList, object>> = {
  reason: { needsCounterparty: false },
  route: { kind: 'rail', publicTransport: true, receiptFrom: 30_000, perKmYen: null },
  way: { multiplier: 2 },
  purchase_type: { account: '消耗品費', taxRate: 8 },
  staff: { domain: 'expense-claims', colour: 'blue' },
  group: { parent: 'HQ', head: '0001', deputy: null },
  position: { rank: 1, perDiem: 3_000, lodgingCap: 15_000 },
  document_type: { domain: 'electronic-transactions', retentionYears: 7 },
};

const faults = (more: object) => {
  const { error } = NewDetail.safeParse({ ...BASE, ...more }, { reportInput: true });
  return error === undefined ? [] : inputFaults(error).map(({ field, code }) => `${field}: ${code}`);
};

describe('a value as it is written', () => {
  it.each(MASTER_LISTS)('of %s has every attribute that its reader knows, and is read back by it [B1-02]', (list) => {
    expect(attributesOf(list).map(([name]) => name)).toEqual(Object.keys(EXTRAS[list].shape));
    const parsed = NewDetail.parse({ ...BASE, classification: list, ...RIGHT[list] });
    const extra = Object.fromEntries(attributesOf(list).map(([name]) => [name, parsed[name]]));
    expect(EXTRAS[list].strict().parse(extra)).toEqual(RIGHT[list]);
  });

  it.each(MASTER_LISTS)('of %s is refused without what its list needs, each at its field [B1-02] [B0-11]', (list) => {
    const needed = attributesOf(list).filter(([, { isOptional }]) => !isOptional);
    expect(faults({ classification: list })).toEqual(needed.map(([name]) => `${name}: required`));
  });

  it.each(MASTER_LISTS)('of %s takes no attribute of another list [B1-02]', (list) => {
    const own = new Set(attributesOf(list).map(([name]) => name));
    const others = Object.assign({}, ...Object.values(RIGHT)) as Record<string, unknown>;
    for (const name of ATTRIBUTE_NAMES.filter((one) => !own.has(one) && others[one] !== null && one !== 'deputy')) {
      const value = name === 'perKmYen' ? 20 : others[name];
      expect(faults({ classification: list, ...RIGHT[list], [name]: value })).toEqual([`${name}: unknown-key`]);
    }
  });

  it('multiplies the fare once or twice, and by nothing else [B1-02]', () => {
    const by = (multiplier: unknown) => faults({ classification: 'way', multiplier });
    expect([by(1), by(2)]).toEqual([[], []]);
    expect([by(0), by(3), by(1.5)].map(([first]) => first?.split(':')[0])).toEqual(Array(3).fill('multiplier'));
  });

  it('has a code of the one shape, a reading in katakana, and no end before its start [B1-01]', () => {
    expect(faults({ code: '-a' })).toEqual(['code: code']);
    expect(faults({ code: 'a b' })).toEqual(['code: code']);
    expect(faults({ kana: '工場' })).toEqual(['kana: kana']);
    expect(faults({ name: '　' })).toEqual(['name: required']);
    expect(faults({ validTo: '2026-03-31' })).toEqual(['validTo: last-before-first']);
    expect(faults({ validTo: '2026-04-01' })).toEqual([]);
    expect(NewDetail.parse(BASE).kana).toBe('コウジョウケンガク');
  });
});
