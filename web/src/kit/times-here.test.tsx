import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../test/forms/FormGround.tsx';
import { ELEVEN, ROOM, TEN } from '../../test/reservations.ts';
import { sessionOf } from '../../test/sessions.ts';
import { NewEventSheet } from '../features/calendar/NewEventSheet.tsx';
import { BookingDialog } from '../features/reservations/booking/BookingDialog.tsx';
import { sessionState } from '../platform/identity/session-state.ts';
import { showLanguage } from '../platform/language.ts';
import { queryClient } from '../platform/query.ts';

const zoneBefore = process.env['TZ'];
const at = (zone: string) => {
  process.env['TZ'] = zone;
};

beforeEach(() => {
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: sessionOf('system') });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ people: [], times: [] })));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
  if (zoneBefore === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zoneBefore;
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
function type(name: string, value: string) {
  fireEvent.change(box(name), { target: { value } });
  fireEvent.blur(box(name));
}
const said = () => screen.queryByText(/^この端末の時刻では/)?.textContent?.replaceAll(/\s/g, ' ') ?? null;

function openReservation() {
  const resources = [{ resourceId: ROOM.id, quantity: 1 }];
  render(
    <FormGround>
      <BookingDialog start={{ resources, start: TEN, end: ELEVEN }} resources={[ROOM]} onClose={() => undefined} />
    </FormGround>,
  );
}
function openEvent() {
  const day = '2026-12-01' as never;
  const times = { allDay: false, firstDay: day, startTime: '10:00', lastDay: day, endTime: '11:00' };
  render(
    <FormGround>
      <NewEventSheet times={times} title="" onClose={() => undefined} />
    </FormGround>,
  );
}

it.each([
  ['a reservation', openReservation, '終了の時刻'],
  ['an event', openEvent, '終了時刻'],
])(
  'the form of %s says its times by the clock of a device elsewhere, and keeps up with what is typed [B6-05] [B9-03]',
  (_what, open, end) => {
    at('America/New_York');
    open();
    expect(said()).toMatch(/2026\/11\/30 20(?::00|時00分) ?～ ?21(?::00|時00分)/);
    type(end, '11:30');
    expect(said()).toMatch(/～ ?21(?::30|時30分)/);
    // Until it is a time again, and where it ends before it begins, there is nothing to say.
    type(end, '9:00');
    expect(said()).toBeNull();
    expect(box(end).value, 'the form itself stays with the clocks of Tokyo').toBe('09:00');
  },
);

it.each([
  ['a reservation', openReservation],
  ['an event', openEvent],
])('the form of %s says nothing twice on a device in Tokyo [B6-05] [B9-03]', (_what, open) => {
  at('Asia/Tokyo');
  open();
  expect(said()).toBeNull();
});

it('a whole day is the same day everywhere [B9-03]', () => {
  at('America/New_York');
  openEvent();
  fireEvent.click(screen.getByRole('switch', { name: '終日' }));
  expect(said()).toBeNull();
});
