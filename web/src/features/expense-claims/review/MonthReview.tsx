import { REVIEW_LIST } from '@madoguchi/contract/expense-claims/lists.ts';
import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import {
  countForReview,
  exportMonth,
  exportReviewList,
  listForReview,
  remindClaimants,
  showClaim,
} from '@madoguchi/contract/expense-claims/operations.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import { withMonth } from '@madoguchi/contract/values/written-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { useDepartmentOptions } from '../../../kit/departments/use-department-name.ts';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { KeysButton } from '../../../kit/keys/KeysButton.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { HeldTotals, OpenRow } from '../../../kit/list/list-props.ts';
import { MonthPicker } from '../../../kit/MonthPicker.tsx';
import { formatMonth, formatYen } from '../../../platform/formats.ts';
import { ProblemError } from '../../../platform/http/refusals.ts';
import { logFault } from '../../../platform/log.ts';
import { useMessages } from '../../../platform/messages.ts';
import { prefetch, useRead, useWrite } from '../../../platform/query.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useReviewBulk } from './bulk/use-review-bulk.ts';
import type { ReviewAct } from './claim/ClaimReview.tsx';
import { ClaimSkeleton } from './claim/ClaimSkeleton.tsx';
import { useReviewCard, useReviewColumns } from './people/columns.tsx';
import { isOpenable, nextToReview } from './people/next-claim.ts';
import { peopleByState, totalsOf } from './people/totals.ts';
import { useReviewWords } from './words.ts';

// The claim's part of the page is loaded when somebody turns to a row: the list alone stands sooner.
const load = () => import('./claim/ClaimPane.tsx');

const LazyClaimPane = lazy(async () => ({ default: (await load()).ClaimPane }));

/** Begins to load it, so that it is there when a claim is opened. */
function expectClaim(): void {
  void load();
}

interface Props {
  readonly month: YearMonth;
  /** True when the URL has a claim open. */
  readonly isOpen: boolean;
  readonly onMonth: (month: YearMonth) => void;
}

/** The people of a month and, beside them, the claim that is open (B4-08). */
export function MonthReview({ month, isOpen, onMonth }: Props) {
  const t = useReviewWords();
  const titleOf = useScreenTitle();
  const language = useLanguage();
  const monthName = formatMonth(month, language);
  const isWide = useMediaQuery('(min-width: 960px)', { noSsr: true });
  const counts = useRead(countForReview, { month }).data;
  const columns = useReviewColumns();
  const card = useReviewCard();
  const bulk = useReviewBulk(month);
  const department = useDepartmentOptions();
  const input = useMemo(() => ({ month }), [month]);

  function totals(held: HeldTotals<typeof REVIEW_LIST>) {
    if (!counts) return null;
    const { people, totalYen, isPartial } = totalsOf(held, counts);
    const label = t(isPartial ? 'totals.partial' : 'totals.people', { count: people });
    return { label, values: { total: formatYen(totalYen) } };
  }

  return (
    <ListPage
      title={withMonth(titleOf('expense-claims.review'), month, language)}
      actions={
        (isWide || !isOpen) && (
          <>
            {isWide && <RemindAllButton month={month} counts={counts} />}
            <MonthPicker month={month} onChange={onMonth} />
          </>
        )
      }
    >
      <List
        list={REVIEW_LIST}
        operation={listForReview}
        input={input}
        label={t('list.label', { month: monthName })}
        columns={columns}
        nameOf={(row) => row.employeeName}
        nameLang="ja"
        nameField="kana"
        besideName={(row) => row.employeeKana}
        card={card}
        keyOf={(row) => row.claimId ?? row.employeeId}
        subjectOf={(row) => row.employeeId}
        openIdOf={(row) => (isOpenable(row) ? row.claimId : null)}
        openParam="claim"
        peek={{ layout: 'split', render: (row) => <OpenClaim {...row} /> }}
        options={{ department }}
        tabs={{ field: 'state', counts: counts && peopleByState(counts) }}
        totals={totals}
        bulk={bulk}
        exported={exportReviewList}
        files={[{ operation: exportMonth, name: t('export.month') }]}
        tools={isWide && <KeysButton />}
        empty={<EmptyState icon="person" text={t('list.empty', { month: monthName })} />}
        emptyFiltered={t('list.empty.filtered')}
        emptyDone={({ q, filters }) =>
          q === '' && JSON.stringify(filters) === '{"state":["submitted"]}' ? t('list.empty.submitted') : null
        }
        onUse={expectClaim}
      />
    </ListPage>
  );
}

/** The claim that is open, and the way on: after a decision the next one opens (B4-08). */
function OpenClaim({ id, isPage, rows, takeFocus, open, close }: OpenRow<typeof REVIEW_LIST>) {
  const t = useReviewWords();
  const message = useMessages();
  const { employeeId } = useUser();

  // The claim that a decision will lead to is read while this one is being looked at.
  const following = nextToReview(rows, id, employeeId)?.claimId;
  useEffect(() => {
    if (following !== undefined) void prefetch(showClaim, { id: following });
  }, [following]);

  function goOn(claim: Claim, act: ReviewAct): void {
    const next = nextToReview(rows, claim.id, employeeId);
    const detail = next ? '' : t('done.last');
    message(t(`done.${act}`, { number: claim.number ?? '' }), 'success', { detail });
    if (next) open(next.claimId);
  }

  return (
    <Suspense fallback={<ClaimSkeleton />}>
      <LazyClaimPane claimId={id} isPage={isPage} takeFocus={takeFocus} onClose={close} onDecided={goOn} />
    </Suspense>
  );
}

interface RemindAllButtonProps {
  readonly month: YearMonth;
  readonly counts: OutputOf<typeof countForReview> | undefined;
}

/** Asks everybody who has handed nothing in, after one question: it reaches others (B4-08). */
function RemindAllButton({ month, counts }: RemindAllButtonProps) {
  const t = useReviewWords();
  const message = useMessages();
  const monthName = formatMonth(month, useLanguage());
  const remind = useWrite(remindClaimants);
  const [asks, setAsks] = useState(false);
  const count = counts?.find(({ state }) => state === 'not-submitted')?.people ?? 0;
  if (count === 0) return null;

  const send = () => {
    const close = () => setAsks(false);
    remind.mutate(
      { month },
      {
        onSuccess: ({ reminded }) =>
          message(
            reminded === 0 ? t('remind.none') : t('bulk.remind.done', { count: reminded }),
            reminded === 0 ? 'info' : 'success',
          ),
        onError: (error) => {
          logFault('The reminders could not be sent', error);
          message(error instanceof ProblemError ? error.body.message : t('remind.failed'), 'error');
        },
        onSettled: close,
      },
    );
  };
  return (
    <>
      <Button variant="outlined" startIcon={<Icon name="bell" />} onClick={() => setAsks(true)}>
        {t('remind.all')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('remind.title', { month: monthName, count })}
        confirmLabel={t('remind.confirm')}
        dismissLabel={t('remind.dismiss')}
        busy={remind.isPending}
        onConfirm={send}
        onDismiss={() => setAsks(false)}
      >
        <Typography variant="body1">{t('remind.effect')}</Typography>
      </ConfirmDialog>
    </>
  );
}
