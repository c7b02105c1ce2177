// The masters for other features: the lists valid today, dated rates, holidays; read once, kept until told.
import { createHash } from 'node:crypto';
import { withThoseBelow } from '@madoguchi/contract/master-data/departments.ts';
import { MASTER_LISTS, type MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import { MASTER_VALUES, type MasterData, type MasterValue } from '@madoguchi/contract/master-data/model.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';
import type { Ground } from '../../platform/ground.ts';
import type { FilterValues } from '../../platform/list/filters-store.ts';
import { type DetailRow, loadDetails } from '../classifications/public.ts';
import { loadRates, type RateRow } from '../dated-rates/public.ts';
import { type HolidayRow, loadHolidays } from './store.ts';

export interface MasterSnapshot {
  readonly today: string;
  readonly lists: MasterData;
  /** Each list as JSON, ready to send, with its tag. */
  readonly written: Readonly<Record<MasterList, { readonly text: string; readonly tag: string }>>;
  readonly rates: readonly RateRow[];
  readonly holidays: readonly HolidayRow[];
  /** Changes whenever anything in here does. */
  readonly tag: string;
}

const REMEMBERED = new WeakMap<Ground, { snapshot: Promise<MasterSnapshot> | null }>();

/** Makes the process forget its copy, and pages read theirs again, whenever somebody changes a master. To be called once, before listening. */
export function prepareMasterData(ground: Ground): void {
  const memory: { snapshot: Promise<MasterSnapshot> | null } = { snapshot: null };
  const forget = () => {
    memory.snapshot = null;
  };
  REMEMBERED.set(ground, memory);
  ground.listener.hear('masters', () => {
    forget();
    // Only now: a page that reads again at once gets the newer lists.
    ground.live.announceHere(
      { kind: 'changed', noun: 'master-data', id: null, version: null },
      { rule: 'signed-in', employeeId: null },
    );
  });
  ground.listener.onGap(forget);
}

/** The masters as of today. From memory while nothing changed and the process hears of changes. */
export async function masterData(ground: Ground): Promise<MasterSnapshot> {
  const memory = REMEMBERED.get(ground);
  const today = ground.clock.today();
  if (!memory || !ground.listener.connected) return load(ground, today);
  memory.snapshot ??= load(ground, today);
  const loading = memory.snapshot;
  try {
    const snapshot = await loading;
    if (snapshot.today === today) return snapshot;
  } catch (error) {
    if (memory.snapshot === loading) memory.snapshot = null;
    throw error;
  }
  memory.snapshot = load(ground, today);
  return memory.snapshot;
}

const tagOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

function listOf<List extends MasterList>(list: List, rows: readonly DetailRow[]): unknown[] {
  const schema = MASTER_VALUES[list];
  return rows.filter((row) => row.list === list).map((row) => schema.parse(row));
}

async function load(ground: Ground, today: string): Promise<MasterSnapshot> {
  const [details, rates, holidays] = await Promise.all([
    loadDetails(ground.pool, today),
    loadRates(ground.pool),
    loadHolidays(ground.pool),
  ]);
  // Each list is parsed by its own schema, so the record has the shape that the contract gives it.
  const lists = Object.fromEntries(MASTER_LISTS.map((list) => [list, listOf(list, details)])) as unknown as MasterData;
  const written = Object.fromEntries(
    MASTER_LISTS.map((list) => {
      const text = JSON.stringify(lists[list]);
      return [list, { text, tag: tagOf(text) }];
    }),
  ) as MasterSnapshot['written'];
  return { today, lists, written, rates, holidays, tag: tagOf(JSON.stringify([today, lists, rates, holidays])) };
}

/** A list's question with every department that its filter means: each stands for itself and all below it. */
export async function withDepartmentsBelow<Asked extends { readonly filters: FilterValues }>(
  ground: Ground,
  asked: Asked,
): Promise<Asked> {
  const { department } = asked.filters;
  if (!Array.isArray(department)) return asked;
  const { lists } = await masterData(ground);
  return { ...asked, filters: { ...asked.filters, department: withThoseBelow(department, lists.group) } };
}

/** The codes of departments whose name, reading or code has the folded word. */
export function departmentsNamed(word: string, groups: readonly MasterValue<'group'>[]): readonly string[] {
  return groups
    .filter(({ code, name, nameEn, kana }) => [code, name, nameEn, kana].some((text) => folded(text).includes(word)))
    .map(({ code }) => code);
}

/** All rates of a key that are valid on some day of a span, each once (B1-06). */
export function ratesWithin(snapshot: MasterSnapshot, key: string, from: string, to: string): number[] {
  const valid = snapshot.rates.filter(
    (rate) => rate.key === key && rate.validFrom <= to && (rate.validTo === null || rate.validTo >= from),
  );
  return [...new Set(valid.map(({ value }) => value))];
}

/** The rate of a key on a day; `null` where none is valid (B1-06). */
export function rateOn(snapshot: MasterSnapshot, key: string, day: string): number | null {
  const valid = snapshot.rates.filter(
    (rate) => rate.key === key && rate.validFrom <= day && (rate.validTo === null || rate.validTo >= day),
  );
  return valid.at(-1)?.value ?? null;
}

/** The department's name of today; one that the masters lost is named by its code. */
export function departmentName({ lists }: MasterSnapshot, code: string): string {
  return lists.group.find((one) => one.code === code)?.name ?? code;
}

interface Named {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
}

/** Names the values of a master by their codes, in either language; what has ended is named by its code. */
export function namesOf(values: readonly Named[]): (code: string, language: Language) => string {
  const byCode = new Map(values.map((value) => [value.code, value]));
  return (code, language) => byCode.get(code)?.[language === 'ja' ? 'name' : 'nameEn'] ?? code;
}
