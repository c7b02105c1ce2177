import { showMyMonth, suggestLines } from '@madoguchi/contract/expense-claims/operations.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { prefetch } from '../../../platform/query.ts';
import { preloadLines } from './lines/lazy-lines.ts';
import { monthOfAddress } from './month-of-address.ts';
import { readDraftAhead } from './open-sheet/claim-drafts.ts';

/** All that the claim page waits for, before it is drawn: the month, what is suggested, the grid, unsent input. */
export async function readAhead({ applicationYm = '' }: Readonly<Record<string, string>>): Promise<void> {
  const state = sessionState.get();
  const session = state.phase === 'known' ? state.session : null;
  const month = session && monthOfAddress(applicationYm, session.today);
  // Who has no employee record has no claims either: the page says so.
  if (session?.user?.employeeId == null || month === null) return;
  await Promise.all([
    prefetch(showMyMonth, { month }),
    prefetch(suggestLines, {}),
    preloadLines(),
    readDraftAhead(session.user.uid, month),
  ]);
}
