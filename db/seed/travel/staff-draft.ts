// The draft that the sample's staff member finds this month: complete, with a receipt, ready to be submitted.
import type { Random } from '../random.ts';
import type { Habits } from './habits.ts';
import { rideLine, type SampleLine } from './line.ts';
import { anyDays, type Days, taxiLine } from './month-lines.ts';

const DETAILS = ['定例打合せ', '新製品の提案', '見積内容の説明', '契約更新の打合せ'] as const;

/** Five lines: a visit to each of four clients, and a taxi home from the last one. */
export function staffDraftLines(habits: Habits, days: Days, random: Random): SampleLine[] {
  const pool = anyDays(days);
  const chosen = random.some(pool, 4).toSorted();
  const visits = habits.clients.slice(0, 4).map(({ party, ride }, index) => {
    const day = chosen[index % chosen.length] ?? random.pick(pool);
    return rideLine({ day, purpose: 'visit', details: DETAILS[index] ?? '', party }, ride, 'round-trip');
  });
  const [client] = habits.clients;
  const last = chosen.at(-1);
  const lines = client && last ? [...visits, taxiLine(last, client, random)] : visits;
  return lines.toSorted((one, other) => (one.useDate ?? '').localeCompare(other.useDate ?? ''));
}
