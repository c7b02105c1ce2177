import { GUEST, type ROLES, type Visitor } from '@madoguchi/contract/access.ts';
import { describe, expect, it } from 'vitest';
import { screenOf } from '../../platform/screen-path.ts';
import { decide } from './guard.ts';

const REMEMBERED = '/apps/travelExpensesRequest/202610?from=mail';
const roleOf = (role: (typeof ROLES)[number]): Visitor => ({ roles: [role] });

describe('the guard', () => {
  it('sends a guest to sign-in and remembers the path (A3) [S4-08]', () => {
    const decision = decide(screenOf('expense-claims.mine'), GUEST, null);
    expect(decision).toEqual({ kind: 'go', to: '/login', remembers: true, lacksRole: false });
  });

  it('never remembers the way out: signing in would sign out again', () => {
    expect(decide(screenOf('session.logout'), GUEST, null)).toMatchObject({ to: '/login', remembers: false });
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
});
