import { GUEST, ROLES, type Visitor } from '@madoguchi/contract/access.ts';
import { SCREENS, type ScreenId } from '@madoguchi/contract/screens.ts';
import { describe, expect, it } from 'vitest';
import { screenOf } from '../../platform/screen-path.ts';
import { decide } from './guard.ts';

const REMEMBERED = '/apps/travelExpensesRequest/202610?from=mail';
const roleOf = (role: (typeof ROLES)[number]): Visitor => ({ roles: [role] });

/** Who sees which screen; the guest first. Everybody not named is sent elsewhere. */
const SEEN_BY: Readonly<Record<ScreenId, readonly string[]>> = {
  loading: ['guest', ...ROLES],
  'session.login': ['guest'],
  'session.logout': [...ROLES],
  information: ['guest', ...ROLES],
  'expense-claims.mine': ['system', 'admin', 'staff'],
  'expense-claims.review': ['system', 'admin'],
  'errors.not-found': ['guest', ...ROLES],
  'errors.unexpected': ['guest', ...ROLES],
};

describe('the guard', () => {
  it('shows each screen to exactly the people of its row [S4-08, S5-02, S2-24]', () => {
    for (const screen of SCREENS) {
      const seen = ['guest', ...ROLES].filter((who) => {
        const visitor = who === 'guest' ? GUEST : { roles: [who as (typeof ROLES)[number]] };
        return decide(screen, visitor, null).kind === 'show';
      });
      expect(seen, screen.id).toEqual(SEEN_BY[screen.id]);
    }
  });

  it('sends a guest to sign-in and remembers the path [S4-08]', () => {
    const decision = decide(screenOf('expense-claims.mine'), GUEST, null);
    expect(decision).toEqual({ kind: 'go', to: '/login', remembers: true, lacksRole: false });
  });

  it('never remembers the way out: signing in would sign out again', () => {
    expect(decide(screenOf('session.logout'), GUEST, null)).toMatchObject({ to: '/login', remembers: false });
  });

  it('sends a person without the role to the remembered path, else to the start, and says why [S4-08]', () => {
    const review = screenOf('expense-claims.review');
    expect(decide(review, roleOf('staff'), REMEMBERED)).toMatchObject({ to: REMEMBERED, lacksRole: true });
    expect(decide(review, roleOf('staff'), null)).toMatchObject({ to: '/', lacksRole: true });
  });

  it('leads a person who has just signed in to where they wanted to go [S4-08, S2-24]', () => {
    const login = screenOf('session.login');
    expect(decide(login, roleOf('user'), REMEMBERED)).toMatchObject({ to: REMEMBERED, lacksRole: false });
    expect(decide(login, roleOf('user'), null)).toMatchObject({ to: '/', lacksRole: false });
  });
});
