import { countForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useCallback, useId, useMemo, useRef } from 'react';
import { formatMonth } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { MonthPicker } from '../../../ui/MonthPicker.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { FRAME_HEIGHT } from '../../../ui/theme/tokens.ts';
import { ClaimSkeleton } from './claim/ClaimSkeleton.tsx';
import { expectClaim, LazyClaimPane } from './claim/lazy-claim-pane.ts';
import { useShortcuts } from './keys/use-shortcuts.ts';
import { ListPane } from './list/ListPane.tsx';
import { totalsOf } from './rows/totals.ts';
import { useReviewList } from './rows/use-review-list.ts';
import { filtersOf, type ReviewSearch, withParts } from './search.ts';
import { ReviewTools } from './tools/ReviewTools.tsx';
import { useLiveList } from './use-live-list.ts';
import type { useReviewPlace } from './use-review-place.ts';
import { useReviewWalk } from './use-review-walk.ts';
import { useReviewWords } from './words.ts';

/** What the frame leaves of the window: list and claim scroll by themselves, the decision bar stays in view. */
const PAGE_HEIGHT = {
  xs: `calc(${FRAME_HEIGHT} - 32px)`,
  sm: `calc(${FRAME_HEIGHT} - 48px)`,
};
const PANES = { flex: 1, minHeight: 0, display: 'grid', gap: 2, gridTemplateRows: 'minmax(0, 1fr)' };
const BESIDE = { md: '280px minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' };

interface Props {
  readonly month: YearMonth;
  readonly search: ReviewSearch;
  readonly go: ReturnType<typeof useReviewPlace>['go'];
}

/** The people of a month and, beside them, the claim that is open (B4-08). */
export function MonthReview({ month, search, go }: Props) {
  const t = useReviewWords();
  const monthName = formatMonth(month, useLanguage());
  const panelId = useId();
  const { employeeId } = useUser();
  const isWide = useMediaQuery('(min-width: 960px)', { noSsr: true });
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });

  const inUse = useRef(false);
  const mayMove = useCallback(() => !inUse.current, []);
  const filters = useMemo(() => filtersOf(month, search), [month, search]);
  const list = useReviewList(filters, mayMove);
  const counts = useRead(countForReview, { month });
  useLiveList(month);

  const isOpen = search.claim !== undefined;
  const { cursor, claimWish, openClaim, closeClaim, walk, afterDecision } = useReviewWalk(list, {
    open: search.claim,
    isWide,
    go: (claim, options) => go(month, withParts(search, { claim }), options),
  });
  useShortcuts({ next: () => walk(1), previous: () => walk(-1) });

  const onSearch = (next: ReviewSearch) => go(month, next);
  const showsList = !isOpen || isWide;
  const asCards = isPhone || isOpen;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: PAGE_HEIGHT, minHeight: 480 }}>
      <PageHeader
        title={t('title', { month: monthName })}
        actions={
          showsList && (
            <MonthPicker month={month} onChange={(chosen) => go(chosen, withParts(search, { claim: undefined }))} />
          )
        }
      />
      {showsList && (
        <ReviewTools
          month={month}
          search={search}
          counts={counts.data}
          panelId={panelId}
          sortsHere={asCards}
          hasKeyboard={isWide}
          onSearch={onSearch}
        />
      )}
      <Box sx={{ ...PANES, gridTemplateColumns: isOpen && isWide ? BESIDE : 'minmax(0, 1fr)' }}>
        {showsList && (
          <ListPane
            id={panelId}
            label={t('list.label', { month: monthName })}
            monthName={monthName}
            list={list}
            search={search}
            totals={counts.data ? totalsOf(search, counts.data, list.held) : null}
            cursor={cursor}
            ownEmployeeId={employeeId}
            asCards={asCards}
            inUse={inUse}
            onUse={expectClaim}
            onSearch={onSearch}
            onOpen={openClaim}
          />
        )}
        {search.claim !== undefined && (
          <Suspense fallback={<ClaimSkeleton />}>
            <LazyClaimPane
              claimId={search.claim}
              isPage={!isWide}
              focusWish={claimWish}
              onClose={closeClaim}
              onDecided={afterDecision}
            />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
