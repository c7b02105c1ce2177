import { approve, listInbox, reject, returnRequest, showApproval } from '@madoguchi/contract/approvals/operations.ts';
import {
  bookReservation,
  cancelReservation,
  changeReservation,
  confirmReservation,
  handOverReservations,
  listOwnReservations,
  listWaits,
  showRange,
  showReservation,
  waitForReservation,
} from '@madoguchi/contract/reservations/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Recurrence } from '@madoguchi/contract/values/recurrence.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Who } from '../../../../test/people.ts';
import { asked, at, booked, resource } from '../../../../test/reservations.ts';
import { openWorld, type World } from '../../../../test/world.ts';
import { standingClock } from '../../../platform/clock.ts';
import type { Ground } from '../../../platform/ground.ts';
import { settle } from '../waits/settle.ts';
import { beginUnasked } from './begin-unasked.ts';
import { reservationRequests } from './subject.ts';

/** Wednesday, 2026-11-25, 09:00 in Tokyo. */
const NOW = '2026-11-25T00:00:00.000Z';
const DAY = '2026-12-01';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

const employee = (who: Who) => world.people[who].employeeUuid ?? '';
const shown = async (id: string, who: Who = 'staff') => (await world.as(who)(showReservation, { id })).output;
const approvalOf = async (id: string, who: Who = 'staff') => {
  const { approvalId } = await shown(id, who);
  return (await world.as(who)(showApproval, { id: approvalId ?? '' })).output;
};
const versioned = async (id: string) => {
  const { version } = await approvalOf(id);
  return { id: (await shown(id)).approvalId ?? '', version };
};
const inbox = async (who: Who) =>
  (await world.as(who)(listInbox, {})).output.rows.filter(({ domain }) => domain === 'reservations');
/** The second member of staff says yes to what was asked before. */
async function tooLate(turn: { readonly id: string; readonly version: number }) {
  const { problem } = await world.as('other')(approve, turn);
  return [problem.code, (problem.data.current as { status: string }).status];
}
const approversOf = async (id: string) =>
  (await approvalOf(id)).steps.flatMap(({ tasks }) => tasks.map(({ approver }) => approver.name));
const facts = async (id: string) => {
  const { rows } = await world.pool.query(
    `select t.kind || ' ' || e.number as told from told_facts t join employees e on e.id = t.to_employee where t.subject = $1 order by 1`,
    [id],
  );
  return rows.map(({ told }) => told);
};
const managedBy = (...managers: Who[]) => resource(world, { approval: 'always' }, { managers });

/** Of the place's reservations those whose state, places and approval do not say the same. */
async function contradicting(place: World): Promise<string[]> {
  const { rows } = await place.pool.query(
    `select r.id from reservations r
       join approvals p on p.domain = 'reservations' and p.subject_id = r.approval_request_id
       join reservation_holds h on h.reservation_id = r.id
       join resources s on s.id = h.resource_id and s.approval = 'always'
     where p.status <> all(case r.status when 'tentative' then '{in_progress}'::text[] when 'confirmed' then '{approved}'
         when 'rejected' then '{rejected}' else '{lapsed,approved}' end)
       or h.live <> (r.status in ('tentative', 'confirmed'))`,
  );
  return rows.map(({ id }) => id);
}

/** A clock of the portal's that has come further. */
const laterGround = (moment: string) =>
  ({
    pool: world.appPool,
    clock: standingClock(moment),
    live: { announce: () => {} },
    facts: { ring: () => {} },
    log: { warn: () => {} },
  }) as unknown as Ground;

describe('a reservation of what is not given without a yes', () => {
  it('waits in the inbox of its managers, who alone decide; its people hear of it with their calendars [B6-01] [B6-04]', async () => {
    const { id, name } = await managedBy('other');
    const mine = await booked(world.as('staff'), [id], [DAY, '10:00', '11:00'], { attendees: [employee('admin')] });
    expect(mine.status).toBe('tentative');
    const [waiting] = await inbox('other');
    expect(waiting).toMatchObject({
      number: 'RS-2026-00001',
      title: `${name} 2026/12/01(火) 10:00–11:00`,
      about: mine.id,
      requesterName: world.people.staff.name,
    });
    expect((await world.as('staff')(confirmReservation, { id: mine.id, version: 1 })).problem.code).toBe('wrong-state');
    const turn = await versioned(mine.id);
    expect((await world.as('staff')(approve, turn)).status).toBe(403);
    expect((await world.as('admin2')(approve, turn)).problem.code).toBe('wrong-state');
    expect((await world.as('other')(approve, turn)).output.status).toBe('approved');
    expect(await shown(mine.id)).toMatchObject({ status: 'confirmed', version: 2, expiresAt: null });
    expect(await facts(mine.id)).toEqual(
      [
        `reservation-approved ${world.people.admin.number}`,
        `reservation-approved ${world.people.staff.number}`,
        `reservation-booked-for-you ${world.people.admin.number}`,
      ].toSorted(),
    );
    const { rows } = await world.pool.query(
      `select calendar ->> 'method' as method from told_facts where kind = 'reservation-approved' and subject = $1`,
      [mine.id],
    );
    expect(rows).toEqual([{ method: 'REQUEST' }, { method: 'REQUEST' }]);
  });

  it('is shown as waiting for approval, apart from a tentative one that waits for its holder [B6-04] [B6-05]', async () => {
    const { id } = await managedBy('other');
    const free = await resource(world);
    const asking = await booked(world.as('staff'), [id], [DAY, '08:00', '09:00'], { tentative: true });
    const held = await booked(world.as('staff'), [free.id], [DAY, '08:00', '09:00'], { tentative: true });
    const seen = async (one: string) => {
      const range = (await world.as('admin2')(showRange, { from: DAY, to: DAY })).output.items;
      const mine = (await world.as('staff')(listOwnReservations, { limit: 50 })).output.rows;
      const item = range.find((it) => it.id === one);
      return [(await shown(one)).shownState, item?.shownState, mine.find((it) => it.id === one)?.status];
    };
    expect(await seen(asking.id)).toEqual(Array(3).fill('awaiting_approval'));
    expect(await seen(held.id)).toEqual(Array(3).fill('tentative'));
    const narrowed = { status: 'awaiting_approval' } as never;
    const rows = (await world.as('staff')(listOwnReservations, narrowed)).output.rows;
    expect(rows.map((row) => row.id)).toContain(asking.id);
    expect(rows.map((row) => row.id)).not.toContain(held.id);
    await world.as('other')(reject, { ...(await versioned(asking.id)), comment: '別の用途のため。' });
    expect(await seen(asking.id)).toEqual(['rejected', undefined, 'rejected']);
  });

  it('that is rejected tells why, and gives its time to who waits for it [B6-01] [B6-06]', async () => {
    const { id } = await managedBy('other');
    const mine = await booked(world.as('staff'), [id], [DAY, '12:00', '13:00']);
    const wait = { resource: { resourceId: id }, start: at(DAY, '12:00'), end: at(DAY, '13:00'), title: '待ち' };
    await world.as('admin')(waitForReservation, wait);
    const comment = '点検のため。'.repeat(60);
    const { output } = await world.as('other')(reject, { ...(await versioned(mine.id)), comment });
    expect(output.status).toBe('rejected');
    expect(await shown(mine.id)).toMatchObject({ status: 'rejected', cancelReason: comment });
    const [promoted] = (await world.as('admin')(listWaits, {})).output.waits;
    expect(promoted?.state).toBe('promoted');
    const next = promoted?.reservationId ?? '';
    expect(await shown(next, 'admin')).toMatchObject({ status: 'tentative', number: 'RS-2026-00004' });
    expect((await inbox('other')).map(({ about }) => about)).toContain(next);
    expect(await contradicting(world)).toEqual([]);
  });

  it('does not come back to be corrected: it is rejected, and another is made [B6-01]', async () => {
    const { id } = await managedBy('other');
    const mine = await booked(world.as('staff'), [id], [DAY, '10:00', '11:00']);
    expect((await approvalOf(mine.id, 'other')).offered).toEqual(expect.arrayContaining(['approve', 'reject']));
    expect((await approvalOf(mine.id, 'other')).offered).not.toContain('return');
    const returned = { ...(await versioned(mine.id)), reason: 'other', comment: '別の部屋で', toStep: null } as const;
    expect((await world.as('other')(returnRequest, returned)).status).toBe(403);
  });

  it('is never decided by who asks: another manager is asked, one level up, or an admin [B3-03] [B6-01]', async () => {
    const both = await managedBy('other', 'staff');
    const mine = await booked(world.as('staff'), [both.id], [DAY, '10:00', '11:00']);
    expect(await approversOf(mine.id)).toEqual([world.people.other.name]);
    const own = await managedBy('staff');
    const alone = await booked(world.as('staff'), [own.id], [DAY, '10:00', '11:00']);
    expect(await approversOf(alone.id)).toEqual([world.people.admin2.name]);
    const nobodys = await managedBy();
    const any = await booked(world.as('staff'), [nobodys.id], [DAY, '10:00', '11:00']);
    expect((await approversOf(any.id)).toSorted()).toEqual(
      (['admin', 'admin2', 'system'] as const).map((who) => world.people[who].name).toSorted(),
    );
  });

  it('asks once for each date of a series, with numbers that follow each other [B6-02] [B0-06]', async () => {
    const { id } = await managedBy('other');
    const ends = { by: 'count', count: 3 } as const;
    const rule: Recurrence = { every: 'week', interval: 1, weekdays: ['tu'], ends };
    const series = await booked(world.as('staff'), [id], [DAY, '10:00', '11:00'], { series: { rule } });
    const numbers = await Promise.all(series.all.map(async (date) => (await shown(date.id)).number));
    const [first] = numbers.map((number) => Number(number?.slice(-5)));
    expect(numbers.map((number) => Number(number?.slice(-5)) - (first ?? 0)).toSorted()).toEqual([0, 1, 2]);
    const { version } = await shown(series.id);
    const done = await world.as('staff')(cancelReservation, { id: series.id, version, scope: 'all' });
    expect(done.output.count).toBe(3);
    const states = await Promise.all(series.all.map(async (date) => (await approvalOf(date.id)).status));
    expect(states).toEqual(['lapsed', 'lapsed', 'lapsed']);
    expect((await inbox('other')).filter(({ about }) => series.all.some((date) => date.id === about))).toEqual([]);
  });

  it('keeps the title of a private one from its approvers, and its approval from strangers [B6-02] [B6-01]', async () => {
    const { id } = await managedBy('other');
    const secret = await booked(world.as('staff'), [id], [DAY, '10:00', '11:00'], {
      title: '面談',
      visibility: 'private',
    });
    const row = (await inbox('other')).find(({ about }) => about === secret.id);
    expect(JSON.stringify(row)).not.toContain('面談');
    expect(await shown(secret.id, 'other')).toMatchObject({ isBusyOnly: true, title: '', approvalId: row?.approvalId });
    const { pool } = world;
    const { rows } = await pool.query(`select requester_id from approvals where id = $1`, [row?.approvalId]);
    expect(rows).toEqual([{ requester_id: employee('staff') }]);
    const elsewhere = await managedBy('admin');
    const hidden = await booked(world.as('staff'), [elsewhere.id], [DAY, '10:00', '11:00']);
    expect(await shown(hidden.id, 'other')).toMatchObject({ approvalId: null, number: null });
  });
});

describe('what changes', () => {
  it('asks anew for another time: who decided on the former one is told that it has lapsed [B6-01] [B6-06]', async () => {
    const { id } = await managedBy('other');
    const mine = await booked(world.as('staff'), [id], [DAY, '10:00', '11:00']);
    const before = await versioned(mine.id);
    const { number } = await shown(mine.id);
    const titled = await world.as('staff')(changeReservation, { id: mine.id, version: 1, title: '改題' });
    expect(titled.output.version).toBe(2);
    expect(await versioned(mine.id)).toEqual(before);
    const moved = { id: mine.id, version: 2, start: at(DAY, '14:00'), end: at(DAY, '15:00') };
    expect((await world.as('staff')(changeReservation, moved)).status).toBe(200);
    expect(await tooLate(before)).toEqual(['stale', 'lapsed']);
    const after = await versioned(mine.id);
    expect(after.id).not.toBe(before.id);
    expect(await shown(mine.id)).toMatchObject({ status: 'tentative', number, expiresAt: at(DAY, '14:00') });
    expect((await world.as('other')(approve, after)).output.status).toBe('approved');
    const again = { id: mine.id, version: (await shown(mine.id)).version, end: at(DAY, '16:00') };
    expect((await world.as('staff')(changeReservation, again)).output.status).toBe('tentative');
    expect((await approvalOf(mine.id)).status).toBe('in_progress');
    expect(await contradicting(world)).toEqual([]);
  });

  it('asks nobody any more on a resource that is given without a yes [B6-01]', async () => {
    const { id } = await managedBy('other');
    const free = await resource(world);
    const mine = await booked(world.as('staff'), [id], [DAY, '10:00', '11:00']);
    const before = await versioned(mine.id);
    const moved = { id: mine.id, version: 1, resources: [{ resourceId: free.id }] };
    expect((await world.as('staff')(changeReservation, moved)).output.status).toBe('confirmed');
    const { output } = await world.as('other')(showApproval, { id: before.id });
    expect(output.status).toBe('lapsed');
  });

  it('is asked for by whoever takes it over, and decided by others than them [B2-04] [B3-03]', async () => {
    const { id } = await managedBy('other');
    const mine = await booked(world.as('staff'), [id], [DAY, '10:00', '11:00']);
    const before = await versioned(mine.id);
    const given = { from: employee('staff'), to: employee('other'), ids: [mine.id] };
    expect((await world.as('admin')(handOverReservations, given)).output.count).toBe(1);
    expect(await tooLate(before)).toEqual(['stale', 'lapsed']);
    const anew = await approvalOf(mine.id, 'other');
    expect(anew).toMatchObject({ status: 'in_progress', requesterName: world.people.other.name });
    expect(anew.steps[0]?.tasks.map(({ approver }) => approver.name)).toEqual([world.people.admin2.name]);
  });

  it('lapses at its start, where nobody has decided: an act comes too late, and the time is free [B6-04] [B6-01]', async () => {
    const { id } = await managedBy('other');
    const mine = await booked(world.as('staff'), [id], [DAY, '10:00', '11:00']);
    const turn = await versioned(mine.id);
    world.clock.set(at(DAY, '10:00'));
    expect(await tooLate(turn)).toEqual(['stale', 'lapsed']);
    expect(await shown(mine.id)).toMatchObject({ status: 'cancelled' });
    const { status, acts } = await approvalOf(mine.id);
    expect([status, acts.at(-1)]).toMatchObject(['lapsed', { kind: 'lapse', by: null }]);
    expect(await facts(mine.id)).toEqual([`reservation-released ${world.people.staff.number}`]);
  });

  it('that waited for a manager before there were approvals is asked for by the clock [B6-01]', async () => {
    const { id } = await managedBy('other');
    const mine = await booked(world.as('staff'), [id], [DAY, '10:00', '11:00']);
    await world.pool.query(
      `with former as (select approval_request_id as subject from reservations where id = $1),
         gone as (update reservations set approval_request_id = null, number = null where id = $1)
       update approvals p set status = 'lapsed', current_step = null from former where p.subject_id = former.subject`,
      [mine.id],
    );
    await beginUnasked(laterGround(NOW), NOW);
    const row = (await inbox('other')).find(({ about }) => about === mine.id);
    expect((await world.as('other')(approve, await versioned(mine.id))).output.status).toBe('approved');
    expect(row?.requesterName).toBe(world.people.staff.name);
  });
});

describe('at the same moment', () => {
  /** Books an hour, has everybody at it at once, and tells who won. */
  async function raced(room: string, hour: number, place = world) {
    const { id } = await booked(place.as('staff'), [room], [DAY, `${hour}:00`, `${hour + 1}:00`]);
    const { approvalId } = (await place.as('staff')(showReservation, { id })).output;
    const turn = { id: approvalId ?? '', version: 1 };
    const answers = await Promise.all([
      place.as('other')(approve, turn),
      place.as('admin2')(reject, { ...turn, comment: '点検のため' }),
      place.as('staff')(cancelReservation, { id, version: 1 }),
      place.as('staff')(changeReservation, { id, version: 1, start: at(DAY, `${hour}:15`) }),
    ]);
    return { id, answers: answers.map(({ status }) => status) };
  }

  it('two managers, a cancellation and a move leave one winner, and state, places and approval agree [B6-01] [B6-04]', async () => {
    const { id: room } = await managedBy('other', 'admin2');
    for (const hour of [10, 11, 12, 13, 14, 15, 16, 17]) {
      const { id, answers } = await raced(room, hour);
      expect(answers.toSorted(), `${hour}`).toEqual([200, 409, 409, 409]);
      const won = ['confirmed', 'rejected', 'cancelled', 'tentative'][answers.indexOf(200)];
      expect(await shown(id)).toMatchObject({ status: won, version: 2 });
    }
    expect(await contradicting(world)).toEqual([]);
  });

  it('a yes and the clock leave one winner, whichever was first [B6-04] [B6-01]', async () => {
    const { id: room } = await managedBy('other');
    const start = at('2026-12-02', '10:00');
    const late = laterGround(start);
    const won = new Set<string>();
    for (const nth of [0, 1, 2, 3, 4, 5]) {
      world.clock.set(NOW);
      const { id: seat } = await managedBy('other');
      const { id } = await booked(world.as('staff'), [seat, room], ['2026-12-02', '10:00', '11:00']);
      const turn = await versioned(id);
      world.clock.set('2026-12-02T00:59:59.999Z');
      const yes = () => world.as('other')(approve, turn);
      const clock = () => settle(late, start, [seat]);
      const [answer] =
        nth % 2 === 0 ? await Promise.all([yes(), clock()]) : (await Promise.all([clock(), yes()])).toReversed();
      const { status } = await shown(id);
      expect([(answer as { status: number }).status, status]).toEqual(
        status === 'confirmed' ? [200, 'confirmed'] : [409, 'cancelled'],
      );
      won.add(status);
      if (status === 'confirmed')
        await world.as('staff')(cancelReservation, { id, version: (await shown(id)).version });
    }
    expect(await contradicting(world)).toEqual([]);
  });

  it('would keep the time of what was rejected, did the act not give it back: the check sees that', async () => {
    const { moveAlso: _left, ...broken } = reservationRequests;
    const place = await openWorld({}, undefined, 6, undefined, [broken]);
    try {
      const { id } = await resource(place, { approval: 'always' }, { managers: ['other'] });
      const mine = await booked(place.as('staff'), [id], [DAY, '10:00', '11:00']);
      const { approvalId } = (await place.as('staff')(showReservation, { id: mine.id })).output;
      await place.as('other')(reject, { id: approvalId ?? '', version: 1, comment: '点検のため' });
      expect(await contradicting(place)).toEqual([mine.id]);
      const again = await place.as('staff')(bookReservation, asked([id], [DAY, '10:00', '11:00']));
      expect(again.status).toBe(409);
    } finally {
      await place.close();
    }
  });
});

it('a file and a booking for somebody else ask in the name of who holds it [B6-02] [B6-01]', async () => {
  const { id } = await managedBy('admin2');
  const made = await booked(world.as('admin'), [id], [DAY, '10:00', '11:00'], {
    organizer: employee('staff'),
    licenceUntil: PlainDate.parse('2030-01-01'),
  });
  const { requesterName, acts } = await approvalOf(made.id, 'admin');
  expect([requesterName, acts[0]?.by?.name]).toEqual([world.people.staff.name, world.people.admin.name]);
});
