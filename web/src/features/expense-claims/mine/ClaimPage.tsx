import { showMyMonth, suggestLines } from '@madoguchi/contract/expense-claims/operations.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { formatMonth } from '../../../platform/formats.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { useMessages } from '../../../platform/messages.ts';
import { FOLLOWS_NO_NEWS, prefetch, useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ClaimMonth } from './ClaimMonth.tsx';
import { ClaimSkeleton } from './ClaimSkeleton.tsx';
import { preloadLines } from './lines/lazy-lines.ts';
import { monthOfAddress } from './month-of-address.ts';
import { readDraftAhead } from './open-sheet/claim-drafts.ts';
import { useMineWords } from './words.ts';

const pathOf = (month: YearMonth) => screenPath('expense-claims.mine', { applicationYm: month });

/** The month of the address; a wrong one leads to the current month with a message (R25). */
export function ClaimPage() {
  const { applicationYm = '' } = useParams({ strict: false }) as { applicationYm?: string };
  const { today } = useSession();
  const navigate = useNavigate();
  const t = useMineWords();
  const message = useMessages();
  const month = monthOfAddress(applicationYm, today);
  const goToCurrentMonth = useEffectEvent(() => {
    message(t('month.wrong'), 'warning', { key: 'month.wrong' });
    void navigate({ to: pathOf(monthOf(today)), replace: true });
  });
  useEffect(() => {
    if (month === null) goToCurrentMonth();
  }, [month]);
  if (month === null) return null;
  return <LoadedMonth key={month} month={month} onMonth={(chosen) => void navigate({ to: pathOf(chosen) })} />;
}

ClaimPage.readAhead = readAhead;

const NOTHING_KNOWN = { lines: [], stations: [], lastFares: {} };

function LoadedMonth({ month, onMonth }: { month: YearMonth; onMonth: (month: YearMonth) => void }) {
  const t = useMineWords();
  const language = useLanguage();
  const { user } = useSession();
  const hasRecord = user?.employeeId != null;
  const { data, error, refetch } = useRead(showMyMonth, { month }, { enabled: hasRecord, follows: FOLLOWS_NO_NEWS });
  const help = useRead(suggestLines, {}, { enabled: hasRecord });
  // The claim opens without suggestions where they cannot be had: everything can still be typed and checked on submission.
  if (data && !help.isLoading)
    return <ClaimMonth data={data} suggestions={help.data ?? NOTHING_KNOWN} onMonth={onMonth} />;
  const title = t('title', { month: formatMonth(month, language) });
  return (
    <>
      <PageHeader title={title} />
      {!hasRecord && <EmptyState icon="person" text={t('no-employee')} />}
      {error && (
        <ErrorBand error={error} onRetry={() => void refetch()}>
          {t('load.failed')}
        </ErrorBand>
      )}
      {hasRecord && !error && <ClaimSkeleton />}
    </>
  );
}

/** All that the claim page waits for, before it is drawn: the month, what is suggested, the grid, unsent input. */
async function readAhead({ applicationYm = '' }: Readonly<Record<string, string>>): Promise<void> {
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
