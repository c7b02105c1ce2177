import { OWN_RESERVATION_LIST } from '@madoguchi/contract/reservations/lists.ts';
import type { OwnReservationRow } from '@madoguchi/contract/reservations/model.ts';
import { exportOwnReservations, listOwnReservations } from '@madoguchi/contract/reservations/operations.ts';
import Button from '@mui/material/Button';
import { createLink, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { ListColumn, ListPreset, Peek } from '../../../kit/list/list-props.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ApprovalWithDecision } from '../../approvals/public.ts';
import { ReservationPanel } from '../panel/ReservationPanel.tsx';
import { ReservationStatusChip } from '../panel/ReservationStatusChip.tsx';
import { writtenSpan } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';
import { WaitList } from './WaitList.tsx';

const ButtonLink = createLink(Button);

const COLUMNS: readonly ListColumn<typeof OWN_RESERVATION_LIST>[] = [
  { field: 'start', widthPx: 200 },
  { field: 'end', isExtra: true },
  { field: 'title', widthPx: null },
  { field: 'resources', widthPx: 200, fromPx: 620 },
  { field: 'status', widthPx: 128, cell: ({ status }) => <ReservationStatusChip status={status} /> },
  { field: 'part', widthPx: 160, fromPx: 900 },
  { field: 'organizer', widthPx: 128, fromPx: 1_100 },
  { field: 'visibility', isExtra: true },
];

const PEEK: Peek<typeof OWN_RESERVATION_LIST> = {
  layout: 'panel',
  render: ({ id, takeFocus, close }) => (
    <ReservationPanel key={id} id={id} takeFocus={takeFocus} onClose={close} approval={ApprovalWithDecision} />
  ),
};

/** `…/mine`: what one organizes, has booked for others or attends, and one's places in waiting lists. */
export function OwnReservationsPage() {
  const t = useReservationWords();
  const title = useScreenTitle()('reservations.mine');
  const language = useLanguage();
  const { today } = useSession();
  const presets = useMemo(
    (): readonly ListPreset<typeof OWN_RESERVATION_LIST>[] => [
      { id: 'coming', label: t('mine.coming'), filters: { start: { from: today, to: null } } },
    ],
    [t, today],
  );
  return (
    <ListPage title={title} up={<Link to={screenPath('reservations')}>{t('toBoard')}</Link>} actions={<WaitList />}>
      <List
        list={OWN_RESERVATION_LIST}
        operation={listOwnReservations}
        label={title}
        columns={COLUMNS}
        nameOf={({ title: name }: OwnReservationRow) => name}
        nameLang="ja"
        nameField="title"
        peek={PEEK}
        presets={presets}
        exported={exportOwnReservations}
        card={(row: OwnReservationRow) => ({
          state: <ReservationStatusChip status={row.status} />,
          day: writtenSpan(row, language),
          detail: row.resourceNames,
        })}
        empty={
          <EmptyState icon="reservation" text={t('mine.none')}>
            <ButtonLink to={screenPath('reservations')} variant="outlined">
              {t('toBoard')}
            </ButtonLink>
          </EmptyState>
        }
      />
    </ListPage>
  );
}
