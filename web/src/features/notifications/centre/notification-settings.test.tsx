import type { Role } from '@madoguchi/contract/access.ts';
import type { ToolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { sessionOf } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { NotificationCentre } from './NotificationCentre.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

/** The names of the switches that somebody of the role is offered while the calendar is open to those. */
async function switchesOf(role: Role, calendar: ToolRules['calendar']): Promise<readonly string[]> {
  showLanguage('en');
  const session = sessionOf(role);
  sessionState.set({ phase: 'known', session: { ...session, tools: { ...session.tools, calendar } } });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ unread: 0, newest: null, sendsMail: true, rows: [] })));
  const component = () => (
    <FormGround>
      <NotificationCentre isOpen onClose={() => {}} />
    </FormGround>
  );
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: createRootRoute({ component, notFoundComponent: component }), history });
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Notification settings' }));
  return screen.getAllByRole('rowheader').map((head) => head.textContent);
}

const INVITED = 'You are invited to an event';
const BOOKED = 'You are in a reservation';

it.each([
  ['staff', 'system', [false, true]],
  ['staff', 'staff', [true, true]],
  ['system', 'system', [true, true]],
  ['user', 'signed-in', [true, false]],
  ['user', 'staff', [false, false]],
] as const)(
  '%s, with the calendar open to %s, chooses only among news of what is open to them [B0-08]',
  async (role, calendar, offered) => {
    const names = await switchesOf(role, calendar);
    expect([names.includes(INVITED), names.includes(BOOKED)]).toEqual(offered);
  },
);
