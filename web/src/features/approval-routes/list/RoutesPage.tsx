import { ROUTE_LIST } from '@madoguchi/contract/approval-routes/lists.ts';
import type { RouteRow } from '@madoguchi/contract/approval-routes/model.ts';
import { exportRoutes, listRoutes } from '@madoguchi/contract/approval-routes/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { ListColumn, Peek } from '../../../kit/list/list-props.ts';
import { formatDay } from '../../../platform/formats.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useLanguage } from '../../../platform/words.ts';
import { NEW } from '../edit/new-route.ts';
import { PhaseChip } from '../PhaseChip.tsx';
import { useApprovalRouteWords } from '../words.ts';
import { RoutePanel } from './RoutePanel.tsx';

const ButtonLink = createLink(Button);

const COLUMNS: readonly ListColumn<typeof ROUTE_LIST>[] = [
  { field: 'name', widthPx: null },
  { field: 'phase', widthPx: 128, cell: ({ phase }) => <PhaseChip status={phase} /> },
  { field: 'draft', widthPx: 104, fromPx: 700, cell: ({ hasDraft }) => <Yes is={hasDraft} /> },
  { field: 'version', widthPx: 72, cell: ({ number }) => (number === 0 ? '-' : number) },
  { field: 'priority', widthPx: 96, fromPx: 640 },
  { field: 'steps', widthPx: 112, fromPx: 860 },
  { field: 'from' },
  { field: 'to', fromPx: 1000 },
  { field: 'running', widthPx: 120, fromPx: 1120 },
  { field: 'domain', widthPx: 176, isExtra: true },
  { field: 'updated', isExtra: true },
  { field: 'by', isExtra: true },
];

const PEEK: Peek<typeof ROUTE_LIST> = {
  layout: 'panel',
  render: ({ id, takeFocus, close }) => <RoutePanel key={id} id={id} takeFocus={takeFocus} onClose={close} />,
};

/** `/apps/maintenance/approval-routes`: every route, in whatever state. */
export function RoutesPage() {
  const t = useApprovalRouteWords();
  const title = useScreenTitle()('approval-routes.list');
  const language = useLanguage();
  const create = (variant: 'contained' | 'outlined') => (
    <ButtonLink to={screenPath('approval-routes.edit', { routeId: NEW })} variant={variant}>
      {t('create')}
    </ButtonLink>
  );
  return (
    <ListPage title={title} actions={create('contained')}>
      <List
        list={ROUTE_LIST}
        operation={listRoutes}
        label={title}
        columns={COLUMNS}
        nameOf={(row) => (language === 'en' && row.nameEn !== '' ? row.nameEn : row.name)}
        peek={PEEK}
        exported={exportRoutes}
        card={(row: RouteRow) => ({
          state: <PhaseChip status={row.phase} />,
          day: t('valid.open', { from: formatDay(row.validFrom as PlainDate, language) }),
          detail: row.number === 0 ? undefined : t('version.nth', { n: row.number }),
        })}
        empty={
          <EmptyState icon="route" text={t('none')}>
            {create('outlined')}
          </EmptyState>
        }
      />
    </ListPage>
  );
}

function Yes({ is }: { readonly is: boolean }) {
  const t = useApprovalRouteWords();
  return is ? <Icon name="tick" size={16} label={t('yes')} /> : null;
}
