import { GUEST, may } from '@madoguchi/contract/access.ts';
import { claimNumbersMeant } from '@madoguchi/contract/expense-claims/claim-number.ts';
import type { FoundClaim } from '@madoguchi/contract/expense-claims/found-claim.ts';
import { findClaimsByNumber } from '@madoguchi/contract/expense-claims/operations.ts';
import { STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import { writtenMonth } from '@madoguchi/contract/values/written-date.ts';
import type { PaletteEntry, PaletteSource } from '../../platform/palette.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';

const LONGEST = 40;

/** Where the person may open it: their own month, the review for admins, for its approvers the request as they decided it. */
function pathOf({ id, month, mine, approvalId }: FoundClaim, mayReview: boolean): string | null {
  if (mine) return screenPath('expense-claims.mine', { applicationYm: month });
  if (mayReview) return `${screenPath('expense-claims.review', { applicationYm: month })}?claim=${id}`;
  return approvalId === null ? null : `${screenPath('approvals.inbox')}?approval=${approvalId}`;
}

/** Claims whose number was typed: the person's own, and those they may review. */
function useClaims(text: string, mayAsk: boolean) {
  const language = useLanguage();
  const number = text.trim();
  // Only what can be a number is asked for; which years may be meant, the server decides.
  const enabled = mayAsk && number.length <= LONGEST && claimNumbersMeant(number, 0).length > 0;
  const read = useRead(findClaimsByNumber, { number }, { enabled });
  const claims = enabled ? (read.data?.claims ?? []) : [];
  const { user } = useSession();
  const mayReview = may(user === null ? GUEST : { roles: user.role }, 'admin');
  const entries = claims.flatMap((claim): PaletteEntry[] => {
    const to = pathOf(claim, mayReview);
    if (to === null) return [];
    return [
      {
        id: `claim:${claim.id}`,
        title: claim.number,
        detail: [claim.employeeName, writtenMonth(claim.month, language), STATUS_NAMES[claim.status][language]].join(
          language === 'ja' ? '　' : ' · ',
        ),
        icon: 'receipt',
        words: [],
        to,
      },
    ];
  });
  return { entries, read: { ...read, isFetching: enabled && read.isFetching, isError: enabled && read.isError } };
}

export const claimPalette = {
  id: 'claims',
  name: { ja: '精算書', en: 'Claims' },
  gives: 'found',
  entriesFor: useClaims,
} as const satisfies PaletteSource;
