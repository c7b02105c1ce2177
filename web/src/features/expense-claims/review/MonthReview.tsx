import type { ClaimHeader } from '@madoguchi/contract/expense-claims/model.ts';
import { countForReview, showClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { formatMonth } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { prefetch, useRead } from '../../../platform/query.ts';
import { masterName, mastersByCode, useMasters, useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { MonthPicker } from '../../../ui/MonthPicker.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ClaimPane } from './claim/ClaimPane.tsx';
import type { ReviewAction } from './claim/offered-actions.ts';
import { KeysButton } from './KeysButton.tsx';
import { ExportMenu } from './list/ExportMenu.tsx';
import { FilterBar } from './list/FilterBar.tsx';
import { ListPane } from './list/ListPane.tsx';
import { neighbour, nextToReview } from './list/next-claim.ts';
import { StateTabs } from './list/StateTabs.tsx';
import { totalsOf } from './list/totals.ts';
import { useReviewList } from './list/use-review-list.ts';
import { filtersOf, type ReviewSearch, withParts } from './search.ts';
import { useLiveList } from './use-live-list.ts';
import type { useReviewPlace } from './use-review-place.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useReviewWords } from './words.ts';

interface Props {
  readonly month: YearMonth;
  readonly search: ReviewSearch;
  readonly go: ReturnType<typeof useReviewPlace>['go'];
}

/** The people of a month and, beside them, the claim that is open (B4-08). */
export function MonthReview({ month, search, go }: Props) {
  const t = useReviewWords();
  const language = useLanguage();
  const message = useMessages();
  const panelId = useId();
  const { group } = useMasters();
  const { employeeId } = useUser();
  const isWide = useMediaQuery('(min-width: 960px)', { noSsr: true });
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });

  const inUse = useRef(false);
  const mayMove = useCallback(() => !inUse.current, []);
  const filters = useMemo(() => filtersOf(month, search), [month, search]);
  const list = useReviewList(filters, mayMove);
  const counts = useRead(countForReview, { month });
  useLiveList(month);

  const [cursorId, setCursorId] = useState<string | null>(search.claim ?? null);
  const rowWish = useRef<string | null>(null);
  const claimWish = useRef(!isWide && search.claim !== undefined);
  const { rows } = list.held;
  const open = search.claim;

  const onSearch = (next: ReviewSearch) => go(month, next);

  function openClaim(claimId: string, options: { replace?: boolean; focuses?: 'row' | 'claim' } = {}): void {
    const { replace = false, focuses = 'claim' } = options;
    setCursorId(claimId);
    if (focuses === 'claim') claimWish.current = true;
    else rowWish.current = claimId;
    go(month, withParts(search, { claim: claimId }), { replace });
  }

  function closeClaim(): void {
    if (open === undefined) return;
    rowWish.current = open;
    go(month, withParts(search, { claim: undefined }));
  }

  function walk(step: 1 | -1): void {
    const next = neighbour(rows, open ?? cursorId, step);
    if (!next) return;
    rowWish.current = next.claimId;
    setCursorId(next.claimId);
    if (open !== undefined) openClaim(next.claimId, { replace: true, focuses: isWide ? 'row' : 'claim' });
  }

  function afterDecision(header: ClaimHeader, action: ReviewAction): void {
    message(t(`done.${action}`, { number: header.number ?? '' }), 'success');
    const next = nextToReview(rows, header.id, employeeId);
    if (next) openClaim(next.claimId, { replace: true });
    else message(t('done.last'), 'info');
  }

  useShortcuts({ next: () => walk(1), previous: () => walk(-1) });

  useEffect(() => {
    const next = open === undefined ? null : nextToReview(rows, open, employeeId);
    if (next) void prefetch(showClaim, { id: next.claimId });
  }, [open, rows, employeeId]);

  const monthName = formatMonth(month, language);
  const departments = mastersByCode(group);
  const departmentName = (code: string) => {
    const department = departments.get(code);
    return department ? masterName(department, language) : code;
  };
  const showsList = open === undefined || isWide;
  const asCards = isPhone || open !== undefined;

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 480 }}>
      <PageHeader
        title={t('title', { month: monthName })}
        actions={<MonthPicker month={month} onChange={(chosen) => go(chosen, withParts(search, { claim: undefined }))} />}
      />
      {showsList && (
        <>
          <StateTabs
            state={search.state}
            counts={counts.data}
            panelId={panelId}
            onState={(state) => onSearch(withParts(search, { state }))}
          />
          <FilterBar search={search} sortsHere={asCards} onSearch={onSearch}>
            {isWide && <KeysButton />}
            <ExportMenu month={month} search={search} />
          </FilterBar>
        </>
      )}
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          gap: 2,
          gridTemplateRows: 'minmax(0, 1fr)',
          gridTemplateColumns: open !== undefined && isWide ? { md: '280px minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' } : 'minmax(0, 1fr)',
        }}
      >
        {showsList && (
          <ListPane
            id={panelId}
            label={t('list.label', { month: monthName })}
            monthName={monthName}
            list={list}
            search={search}
            totals={counts.data ? totalsOf(search, counts.data, list.held) : null}
            cursor={{ claimId: cursorId, wish: rowWish, move: setCursorId }}
            departmentName={departmentName}
            ownEmployeeId={employeeId}
            asCards={asCards}
            inUse={inUse}
            onSearch={onSearch}
            onOpen={openClaim}
          />
        )}
        {open !== undefined && (
          <ClaimPane claimId={open} wantsFocus={claimWish} onClose={closeClaim} onDecided={afterDecision} />
        )}
      </Box>
    </Box>
  );
}
