import type { MyMonth } from '@madoguchi/contract/expense-claims/model.ts';
import { showMyMonth, suggestLines } from '@madoguchi/contract/expense-claims/operations.ts';
import { EDITABLE, ENDED } from '@madoguchi/contract/expense-claims/rules.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { withMonth } from '@madoguchi/contract/values/written-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keyframes } from '@mui/material/styles';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { useMessages } from '../../../platform/messages.ts';
import { FOLLOWS_NO_NEWS, prefetch, useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useMasters, useSession, useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import type { SheetLine } from '../sheet/store/sheet-line.ts';
import { ClaimSheet } from './ClaimSheet.tsx';
import { LinesSkeleton } from './lines/LinesSkeleton.tsx';
import { preloadLines } from './lines/lazy-lines.ts';
import { monthOfAddress } from './month-of-address.ts';
import { readDraftAhead } from './open-sheet/claim-drafts.ts';
import { useOpenSheet } from './open-sheet/use-open-sheet.ts';
import { useMineWords } from './words.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** The shape of the page, once the wait is long enough to be noticed (150 ms). */
function ClaimSkeleton() {
  return (
    <Box aria-busy sx={{ animation: `${appear} 0s 150ms both`, display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={36} width={320} />
      <Skeleton variant="rounded" height={128} />
      <LinesSkeleton />
    </Box>
  );
}

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
  const titleOf = useScreenTitle();
  const { user } = useSession();
  const hasRecord = user?.employeeId != null;
  const { data, error, refetch } = useRead(showMyMonth, { month }, { enabled: hasRecord, follows: FOLLOWS_NO_NEWS });
  const help = useRead(suggestLines, {}, { enabled: hasRecord });
  // The claim opens without suggestions where they cannot be had: everything can still be typed and checked on submission.
  if (data && !help.isLoading)
    return <ClaimMonth data={data} suggestions={help.data ?? NOTHING_KNOWN} onMonth={onMonth} />;
  const title = withMonth(titleOf('expense-claims.mine'), month, language);
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
  // A person without an employee record has no claims either: the page says so.
  if (session?.user?.employeeId == null || month === null) return;
  await Promise.all([
    prefetch(showMyMonth, { month }),
    prefetch(suggestLines, {}),
    preloadLines(),
    readDraftAhead(session.user.uid, month),
  ]);
}

interface Props {
  readonly data: MyMonth;
  readonly suggestions: OutputOf<typeof suggestLines>;
  readonly onMonth: (month: YearMonth) => void;
}

/** A claim that ended can be begun anew from its lines; each beginning is a sheet of its own. */
interface Edition {
  readonly number: number;
  readonly beginning: readonly SheetLine[];
}

/** The claim of a month, or its beginning. */
function ClaimMonth({ data, suggestions, onMonth }: Props) {
  const [edition, setEdition] = useState<Edition>({ number: 0, beginning: [] });
  const t = useMineWords();
  const message = useMessages();
  const hasEnded = data.claim !== null && ENDED.includes(data.claim.status);
  const claim = hasEnded && edition.number > 0 ? null : data.claim;
  return (
    <Opened
      key={edition.number}
      data={{ ...data, claim }}
      suggestions={suggestions}
      beginning={edition.beginning}
      onMonth={onMonth}
      onBeginAnew={(beginning) => {
        message(t('copy.new.done', { count: beginning.length }), 'success');
        setEdition({ number: edition.number + 1, beginning });
      }}
    />
  );
}

interface OpenedProps extends Props {
  readonly beginning: readonly SheetLine[];
  readonly onBeginAnew: (lines: readonly SheetLine[]) => void;
}

function Opened({ data: { claim, context }, suggestions, beginning, onMonth, onBeginAnew }: OpenedProps) {
  const { uid } = useUser();
  const { limits, today } = useSession();
  const masters = useMasters();
  const isEditable = claim === null || EDITABLE.includes(claim.status);
  const sheet = useOpenSheet({
    uid,
    claim,
    isEditable,
    beginning,
    ground: {
      context: { ...context, lastFares: suggestions.lastFares },
      masters,
      limits: { lines: limits.claimLines, lineYen: limits.claimLineYen, totalYen: limits.claimTotalYen },
      today,
    },
  });
  if (!sheet) return <ClaimSkeleton />;
  return (
    <ClaimSheet
      sheet={sheet}
      claim={claim}
      suggestions={suggestions}
      isEditable={isEditable}
      onMonth={onMonth}
      onBeginAnew={onBeginAnew}
    />
  );
}
