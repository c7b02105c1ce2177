import { may } from '@madoguchi/contract/access.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { RESOURCE_LIST } from '@madoguchi/contract/resources/lists.ts';
import type { ResourceRow } from '@madoguchi/contract/resources/model.ts';
import { RESOURCE_CATEGORY_NAMES } from '@madoguchi/contract/resources/names.ts';
import { exportResources, listResources, showResource } from '@madoguchi/contract/resources/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { List } from '../../kit/list/List.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import type { ListColumn, Peek } from '../../kit/list/list-props.ts';
import { PeekCard } from '../../kit/list/pane/PeekCard.tsx';
import { formatInstant } from '../../platform/formats.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useUser } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { NEW } from './edit/resource-values.ts';
import { ResourceFacts } from './ResourceFacts.tsx';
import { ResourceStatusChip } from './ResourceStatusChip.tsx';
import { useResourceWords } from './words.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

const ButtonLink = createLink(Button);

/** Kind, approval and status in their longest words. */
const WIDTHS = {
  ja: { category: 104, approval: 128, status: 112 },
  en: { category: 120, approval: 152, status: 120 },
} as const;

const columnsIn = (px: (typeof WIDTHS)[Language]): readonly ListColumn<typeof RESOURCE_LIST>[] => [
  { field: 'name', widthPx: null },
  { field: 'category', widthPx: px.category, fromPx: 480 },
  { field: 'site', widthPx: 160, fromPx: 700 },
  { field: 'capacity', fromPx: 620 },
  { field: 'features', widthPx: 200, fromPx: 1_200 },
  { field: 'quantity', fromPx: 900 },
  { field: 'approval', widthPx: px.approval, fromPx: 1_000 },
  { field: 'status', widthPx: px.status, cell: ({ status }) => <ResourceStatusChip status={status} /> },
  { field: 'ends', isExtra: true },
  { field: 'reading', isExtra: true },
  { field: 'updated', isExtra: true },
  { field: 'by', isExtra: true },
];

const COLUMNS = { ja: columnsIn(WIDTHS.ja), en: columnsIn(WIDTHS.en) };

const PEEK: Peek<typeof RESOURCE_LIST> = {
  layout: 'panel',
  render: ({ id, takeFocus, close }) => <ResourcePanel key={id} id={id} takeFocus={takeFocus} onClose={close} />,
};

const useMayWrite = () => may({ roles: useUser().role }, 'system');

/** `…/resources`: everything that can be reserved. Staff read, system writes (B6-01). */
export function ResourcesPage() {
  const t = useResourceWords();
  const title = useScreenTitle()('resources');
  const language = useLanguage();
  const mayWrite = useMayWrite();
  const [isImporting, setImporting] = useState(false);
  const create = (variant: 'contained' | 'outlined') => (
    <ButtonLink to={screenPath('resources.edit', { resourceId: NEW })} variant={variant}>
      {t('create')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={title}
      actions={
        mayWrite ? (
          <>
            <Button variant="outlined" onClick={() => setImporting(true)}>
              {t('import')}
            </Button>
            {create('contained')}
          </>
        ) : null
      }
    >
      <List
        list={RESOURCE_LIST}
        operation={listResources}
        label={title}
        columns={COLUMNS[language]}
        nameOf={(row) => row.name}
        peek={PEEK}
        exported={exportResources}
        card={(row: ResourceRow) => ({
          state: <ResourceStatusChip status={row.status} />,
          detail: [RESOURCE_CATEGORY_NAMES[row.resourceCategory][language], row.site].filter(Boolean).join(' · '),
        })}
        empty={
          <EmptyState icon="resource" text={t('none')}>
            {mayWrite && create('outlined')}
          </EmptyState>
        }
      />
      {isImporting ? (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
    </ListPage>
  );
}

interface Props {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One resource beside the list, with the ways to its page and to changing it. */
function ResourcePanel({ id, takeFocus, onClose }: Props) {
  const t = useResourceWords();
  const language = useLanguage();
  const mayWrite = useMayWrite();
  const read = useRead(showResource, { id });
  return (
    <PeekCard {...{ id, read, takeFocus, onClose }} label={t('panel')} title={({ name }) => name} titleLang="ja">
      {(resource) => (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <ResourceStatusChip status={resource.status} />
            <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: 1 }}>
              <ButtonLink to={screenPath('resources.show', { resourceId: id })}>{t('open')}</ButtonLink>
              {mayWrite ? (
                <ButtonLink to={screenPath('resources.edit', { resourceId: id })} variant="outlined">
                  {t('edit')}
                </ButtonLink>
              ) : null}
            </Box>
          </Box>
          <ResourceFacts resource={resource} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('changed', { moment: formatInstant(resource.updatedAt, language), by: resource.updatedBy })}
          </Typography>
        </>
      )}
    </PeekCard>
  );
}
