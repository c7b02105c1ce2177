import { CLOSURE_LIST } from '@madoguchi/contract/resources/lists.ts';
import type { ClosureRow } from '@madoguchi/contract/resources/model.ts';
import { CLOSURE_STATE_NAMES } from '@madoguchi/contract/resources/names.ts';
import { exportClosures, liftClosure, listClosures, showClosure } from '@madoguchi/contract/resources/operations.ts';
import { closureMachine } from '@madoguchi/contract/resources/rules.ts';
import { tokyoWallEnd } from '@madoguchi/contract/values/tokyo-time.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { type Fact, FactList } from '../../../kit/FactList.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { ListColumn, Peek } from '../../../kit/list/list-props.ts';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { RecordActions } from '../../../kit/record/RecordActions.tsx';
import { recordStep } from '../../../kit/record/StepDialog.tsx';
import { statusChip } from '../../../kit/StatusChip.tsx';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useResourceWords } from '../words.ts';
import { AffectedAfter } from './AffectedAfter.tsx';

const CloseDialog = lazy(async () => ({ default: (await import('./CloseDialog.tsx')).CloseDialog }));

const PEEK: Peek<typeof CLOSURE_LIST> = {
  layout: 'panel',
  render: ({ id, takeFocus, close }) => <ClosurePanel key={id} id={id} takeFocus={takeFocus} onClose={close} />,
};

/** `…/closures`: when which resources are closed. */
export function ClosuresPage() {
  const t = useResourceWords();
  const title = useScreenTitle()('resources.closures');
  const spanOf = useSpan();
  const [isClosing, setClosing] = useState(false);
  const navigate = useNavigate();
  // The reservations that it meets are decided on in its panel.
  const leave = (made?: string) => {
    setClosing(false);
    if (made !== undefined) void navigate({ to: screenPath('resources.closures'), search: { open: made } });
  };
  const columns: readonly ListColumn<typeof CLOSURE_LIST>[] = [
    { field: 'reason', widthPx: null },
    { field: 'resources', widthPx: 240, fromPx: 620 },
    { field: 'starts', widthPx: 200, cell: (row) => spanOf(row).from },
    { field: 'ends', widthPx: 200, fromPx: 800, cell: (row) => spanOf(row).to },
    { field: 'status', widthPx: 136, cell: ({ status }) => <ClosureStateChip status={status} /> },
    { field: 'by', isExtra: true },
    { field: 'closed', isExtra: true },
    { field: 'lifted', isExtra: true },
  ];
  const close = (variant: 'contained' | 'outlined') => (
    <Button variant={variant} onClick={() => setClosing(true)}>
      {t('close')}
    </Button>
  );
  return (
    <ListPage title={title} actions={close('contained')}>
      <List
        list={CLOSURE_LIST}
        operation={listClosures}
        label={title}
        columns={columns}
        nameOf={(row) => row.reason}
        nameField="reason"
        peek={PEEK}
        exported={exportClosures}
        card={(row: ClosureRow) => ({
          state: <ClosureStateChip status={row.status} />,
          day: spanOf(row).from,
          detail: row.resources,
        })}
        empty={
          <EmptyState icon="closed" text={t('noClosures')}>
            {close('outlined')}
          </EmptyState>
        }
      />
      {isClosing ? (
        <Suspense fallback={null}>
          <CloseDialog onClose={leave} />
        </Suspense>
      ) : null}
    </ListPage>
  );
}

/** Both ends as people write them in Tokyo; an end at midnight is 24:00 of the day before. */
function useSpan() {
  const language = useLanguage();
  return ({ startsAt, endsAt }: Pick<ClosureRow, 'startsAt' | 'endsAt'>) => {
    const end = tokyoWallEnd(endsAt);
    return { from: formatInstant(startsAt, language), to: `${formatDay(end.day, language)} ${end.time}` };
  };
}

interface PanelProps {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One closure beside the list, which may be lifted while it is not over. */
function ClosurePanel({ id, takeFocus, onClose }: PanelProps) {
  const t = useResourceWords();
  const language = useLanguage();
  const spanOf = useSpan();
  const read = useRead(showClosure, { id });
  const byAt = (name: string | null, at: string | null) =>
    name === null || at === null ? null : t('byAt', { name, moment: formatInstant(at, language) });
  return (
    <PeekCard
      {...{ id, read, takeFocus, onClose }}
      label={t('closurePanel')}
      title={({ reason }) => reason}
      titleLang="ja"
    >
      {(closure) => {
        const { status, reason, resources } = closure;
        const span = spanOf(closure);
        const facts: readonly Fact[] = [
          [t('from'), span.from],
          [t('to'), span.to],
          [t('resources'), resources.map(({ name }) => name).join('\n'), 'ja'],
          [t('closedBy'), byAt(closure.closedBy, closure.closedAt)],
          [t('liftedBy'), byAt(closure.liftedBy, closure.liftedAt)],
        ];
        const lift = recordStep({
          operation: liftClosure,
          label: t('lift'),
          question: t('liftQuestion', { reason }),
          effect: t('liftEffect'),
          done: t('lifted'),
        });
        return (
          <>
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
            >
              <ClosureStateChip status={status} />
              <RecordActions
                record={closure}
                steps={[closureMachine.whyNot(status, 'lift', ['maintainer']) === null && { step: lift }]}
              />
            </Box>
            <FactList facts={facts} />
            {status === 'coming' || status === 'current' ? <AffectedAfter closure={closure} /> : null}
          </>
        );
      }}
    </PeekCard>
  );
}

/** Where a closure stands now. */
const ClosureStateChip = statusChip(CLOSURE_STATE_NAMES, {
  coming: { icon: 'clock', hue: 'blue', weight: 'outline' },
  current: { icon: 'closed', hue: 'orange' },
  over: { icon: 'success', hue: 'grey', weight: 'outline' },
  lifted: { icon: 'undo', hue: 'grey', weight: 'outline' },
});
