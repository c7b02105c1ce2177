// Attempts that meet over HTTP on one slot: exactly one wins each, and the variant that checks first and then inserts is caught.
// `RESERVATION_ATTEMPTS=100000` makes as many as that.
import { bookReservation } from '@madoguchi/contract/reservations/operations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitApart } from '../src/platform/db/group-commit.ts';
import { listeningAt } from './listening.ts';
import { asked, resource } from './reservations.ts';
import { openWorld, type World } from './world.ts';

const SLOTS = 20;
const ATTEMPTS = Number(process.env['RESERVATION_ATTEMPTS'] ?? 2_000);
const AT_ONCE = 25;
const LONG = { timeout: 120_000 + ATTEMPTS * 60 };

const PEOPLE = ['staff', 'other', 'admin', 'admin2'] as const;

interface Outcome {
  /** Of each slot, how many were told that it is theirs. */
  readonly winners: readonly number[];
  readonly refused: number;
  /** Answers that are neither a booking nor a refusal with who has it. */
  readonly strange: number;
}

/** Everybody asks for the same quarter of an hour at once, in rounds of so many, slot by slot. */
async function contend(world: World, room: string, attempts: number): Promise<Outcome> {
  const address = await listeningAt(world.app);
  const winners: number[] = [];
  let [refused, strange] = [0, 0];
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const minutes = 8 * 60 + slot * 15;
    const time = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    const body = JSON.stringify(asked([room], ['2026-12-01', time(minutes), time(minutes + 15)]));
    const attempt = async (nth: number) => {
      const { token } = world.people[PEOPLE[nth % PEOPLE.length] ?? 'staff'];
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${address}${bookReservation.path}`, { method: 'POST', headers, body });
      const { code } = (await answer.json()) as { code?: string };
      if (answer.status === 200) return 'won';
      return code === 'reservation-taken' ? 'refused' : `${answer.status} ${code}`;
    };
    let won = 0;
    for (let made = 0; made < attempts / SLOTS; made += AT_ONCE) {
      const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => attempt(made + nth)));
      won += outcomes.filter((outcome) => outcome === 'won').length;
      refused += outcomes.filter((outcome) => outcome === 'refused').length;
      strange += outcomes.filter((outcome) => outcome !== 'won' && outcome !== 'refused').length;
    }
    winners.push(won);
  }
  return { winners, refused, strange };
}

/** The one law: one winner a slot, everybody else refused with who has it. Empty where it holds. */
function broken({ winners, refused, strange }: Outcome, attempts: number): string[] {
  const several = winners.filter((won) => won !== 1).length;
  return [
    ...(several > 0 ? [`${several} slots have another number of winners than one`] : []),
    ...(strange > 0 ? [`${strange} answers are neither`] : []),
    ...(refused !== attempts - SLOTS && several === 0 ? [`${refused} were refused`] : []),
  ];
}

const worlds: World[] = [];
async function portal(): Promise<World> {
  const world = await openWorld({}, undefined, 12);
  worlds.push(world);
  return world;
}
let sound: World;
let naive: World;
beforeAll(async () => {
  [sound, naive] = [await portal(), await portal()];
});
afterAll(async () => {
  for (const world of worlds) await world.close();
});

it(`${ATTEMPTS} attempts on ${SLOTS} slots have exactly one winner each, told to everybody [B6-03]`, LONG, async () => {
  const { id } = await resource(sound);
  // Half of them share their transactions, as those of one portal do; then each has its own, as those of several portals.
  const together = await contend(sound, id, ATTEMPTS / 2);
  expect(broken(together, ATTEMPTS / 2)).toEqual([]);
  commitApart(sound.appPool);
  const second = await resource(sound);
  const apart = await contend(sound, second.id, ATTEMPTS / 2);
  expect(broken(apart, ATTEMPTS / 2)).toEqual([]);
  const { rows } = await sound.pool.query(
    `select count(*)::int as pairs from reservation_holds a join reservation_holds b
       on a.part_id = b.part_id and a.held && b.held and a.reservation_id < b.reservation_id where a.live and b.live`,
  );
  expect(rows).toEqual([{ pairs: 0 }]);
});

it('a portal that checks first and then inserts is caught by the same attempts', LONG, async () => {
  await naive.pool.query('alter table reservation_holds drop constraint reservation_holds_exclusive');
  commitApart(naive.appPool);
  const { id } = await resource(naive);
  expect(broken(await contend(naive, id, 500), 500)).not.toEqual([]);
});
