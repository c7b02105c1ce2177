import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import type { Session } from '@madoguchi/contract/session/model.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ADMIN_SESSION, GUEST_SESSION, STAFF_SESSION } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { followVisitor } from './follow-visitor.ts';

const invalidate = vi.fn(async () => undefined);
const known = (session: Session) => sessionState.set({ phase: 'known', session });
let stop = () => {};

beforeEach(() => {
  known(STAFF_SESSION);
  stop = followVisitor({ invalidate });
});
afterEach(() => {
  stop();
  invalidate.mockClear();
  sessionState.set({ phase: 'asking' });
});

it('asks the guard of the open screen again when the person goes or another one comes', () => {
  known(GUEST_SESSION);
  expect(invalidate).toHaveBeenCalledTimes(1);
  known(ADMIN_SESSION);
  expect(invalidate).toHaveBeenCalledTimes(2);
});

it('asks it again when a general tool is opened or closed', () => {
  known({ ...STAFF_SESSION, tools: toolRules(() => 'staff') });
  expect(invalidate).toHaveBeenCalledTimes(1);
  known({ ...STAFF_SESSION, tools: toolRules() });
  expect(invalidate).toHaveBeenCalledTimes(2);
});

it('asks nothing where the session was read again and says the same', () => {
  known({ ...STAFF_SESSION, today: '2026-11-22' as Session['today'], tools: { ...STAFF_SESSION.tools } });
  expect(invalidate).not.toHaveBeenCalled();
});
