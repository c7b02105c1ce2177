import { GUEST, ROLES, tool, type Visitor } from '@madoguchi/contract/access.ts';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { describe, expect, it } from 'vitest';
import { screenOf } from '../../platform/screen-path.ts';
import { decide, type Seeker } from './guard.ts';

const REMEMBERED = '/apps/travelExpensesRequest/202610?from=mail';
const seekerOf = (visitor: Visitor): Seeker => ({ visitor, tools: toolRules() });
const NOBODY = seekerOf(GUEST);
const roleOf = (role: (typeof ROLES)[number]) => seekerOf({ roles: [role] });

describe('the guard', () => {
  it('sends a guest to sign-in and remembers the path (A3) [S4-08]', () => {
    const decision = decide(screenOf('expense-claims.mine'), NOBODY, null);
    expect(decision).toEqual({ kind: 'go', to: '/login', remembers: true, lacksRole: false });
  });

  it('never remembers the way out: signing in would sign out again', () => {
    expect(decide(screenOf('session.logout'), NOBODY, null)).toMatchObject({ to: '/login', remembers: false });
  });

  it('sends a person without the role to the remembered path, else to the start, and says why (A3) [S4-08]', () => {
    const review = screenOf('expense-claims.review');
    expect(decide(review, roleOf('staff'), REMEMBERED)).toMatchObject({ to: REMEMBERED, lacksRole: true });
    expect(decide(review, roleOf('staff'), null)).toMatchObject({ to: '/', lacksRole: true });
  });

  it('leads a person who has just signed in to where they wanted to go (A3) [S4-08, S2-24]', () => {
    const login = screenOf('session.login');
    expect(decide(login, roleOf('user'), REMEMBERED)).toMatchObject({ to: REMEMBERED, lacksRole: false });
    expect(decide(login, roleOf('user'), null)).toMatchObject({ to: '/', lacksRole: false });
  });

  it('lets a person into a general tool as its setting says, and a guest never', () => {
    const screen = { id: 'calendar', access: tool('calendar') } as const;
    const shownTo = (calendar: 'system' | 'staff' | 'signed-in') =>
      ROLES.filter(
        (role) =>
          decide(screen, { visitor: { roles: [role] }, tools: { ...toolRules(), calendar } }, null).kind === 'show',
      );
    expect(shownTo('system')).toEqual(['system']);
    expect(shownTo('staff')).toEqual(['system', 'admin', 'staff']);
    expect(shownTo('signed-in')).toEqual(ROLES);
    const guest = { visitor: GUEST, tools: { ...toolRules(), calendar: 'signed-in' } } as const;
    expect(decide(screen, guest, null)).toMatchObject({ to: '/login', remembers: true });
    expect(decide(screen, roleOf('staff'), null)).toMatchObject({ to: '/', lacksRole: true });
  });
});
