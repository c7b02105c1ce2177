import { may } from '@madoguchi/contract/access.ts';
import { DETAIL_LIST } from '@madoguchi/contract/classifications/lists.ts';
import type { ClassificationRow, DetailRow } from '@madoguchi/contract/classifications/model.ts';
import { exportDetails, listClassifications, listDetails } from '@madoguchi/contract/classifications/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createLink, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { ListColumn, Peek } from '../../../kit/list/list-props.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { masterName, useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { attributeSummary } from './attribute-summary.ts';
import { ClassificationChoice } from './ClassificationChoice.tsx';
import { DetailStateChip } from './DetailStateChip.tsx';
import { DetailPanel } from './panel/DetailPanel.tsx';
import { useAttributeTexts } from './use-attribute-texts.ts';
import { usePathText } from './use-path-text.ts';
import { useDetailWords } from './words.ts';

// Which classification the screen shows, as the URL carries it, among those that there are.

/** More lists than a company makes. */
const MOST = 200;

interface Place {
  readonly classifications: readonly ClassificationRow[];
  /** The code that the URL names, else the first; `null` while nothing is known. */
  readonly shown: string | null;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly go: (code: string) => void;
}

function useClassification(): Place {
  const { classification }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, error, refetch } = useRead(listClassifications, { limit: MOST });
  const classifications = data?.rows ?? [];
  return {
    classifications,
    shown: typeof classification === 'string' ? classification : (classifications[0]?.code ?? null),
    error,
    retry: () => void refetch(),
    // Conditions of one list mean nothing in another.
    go: (code) => void navigate({ to: '.', search: { classification: code }, resetScroll: false }),
  };
}

/** True when the choice of the list has room beside its values: with one of them open, only on a wide screen. */
function useIsBeside(): boolean {
  const { open }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const hasRoom = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const hasRoomForThree = useMediaQuery('(min-width: 1680px)', { noSsr: true });
  return hasRoomForThree || (hasRoom && open === undefined);
}

const ButtonLink = createLink(Button);
const ImportDialog = lazy(async () => ({ default: (await import('../import/ImportDialog.tsx')).ImportDialog }));

const BESIDE = { columnGap: 2, gridTemplateColumns: '208px minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)' };
const ABOVE = { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' };

/** `/apps/maintenance/classification-detail`: the values of one list of masters (B1-01). */
export function DetailsPage() {
  const t = useDetailWords();
  const title = useScreenTitle()('classifications.details');
  const language = useLanguage();
  const { role } = useUser();
  const mayWrite = may({ roles: role }, 'system');
  const { classifications, shown, error, retry, go } = useClassification();
  const isBeside = useIsBeside();
  const [imports, setImports] = useState(false);
  const classification = classifications.find(({ code }) => code === shown);
  const actions =
    mayWrite && classification !== undefined ? (
      <>
        <Button variant="outlined" onClick={() => setImports(true)}>
          {t('import')}
        </Button>
        <ButtonLink
          to={screenPath('classifications.add-detail', { classificationCode: classification.code })}
          variant="contained"
        >
          {t('add')}
        </ButtonLink>
      </>
    ) : null;
  return (
    <ListPage title={title} actions={actions}>
      {error ? <ErrorBand error={error} onRetry={retry} /> : null}
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          ...(isBeside ? BESIDE : ABOVE),
          '@media print': { display: 'block' },
        }}
      >
        <ClassificationChoice isBeside={isBeside} classifications={classifications} shown={shown} onChoose={go} />
        <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
          {shown === null ? null : (
            <DetailList
              key={shown}
              classification={shown}
              label={classification ? masterName(classification, language) : title}
              mayWrite={mayWrite}
            />
          )}
        </Box>
      </Box>
      {imports && classification !== undefined ? (
        <Suspense fallback={null}>
          <ImportDialog classification={classification} onClose={() => setImports(false)} />
        </Suspense>
      ) : null}
    </ListPage>
  );
}

interface Props {
  readonly classification: string;
  readonly label: string;
  readonly mayWrite: boolean;
}

/** The values of one list, past and to come too. */
function DetailList({ classification, label, mayWrite }: Props) {
  const t = useDetailWords();
  const language = useLanguage();
  const attributeTexts = useAttributeTexts(classification);
  const pathText = usePathText();
  const input = useMemo(() => ({ classification }), [classification]);
  const columns = useMemo<readonly ListColumn<typeof DETAIL_LIST>[]>(() => {
    const summary = ({ extra, above }: DetailRow) =>
      classification === 'group'
        ? pathText(above)
        : attributeSummary(attributeTexts(extra), extra, ({ label: name, text }) => t('attribute', { name, text }));
    const isTree = classification === 'group';
    return [
      { field: 'name', widthPx: 216 },
      { field: 'name-en', widthPx: 176, isExtra: true },
      { field: 'code', widthPx: 128, fromPx: 640 },
      { field: 'kana', widthPx: 168, isExtra: true },
      { field: 'order', fromPx: 900 },
      { field: 'state', cell: ({ state }) => <DetailStateChip status={state} /> },
      { field: 'from', fromPx: 900 },
      { field: 'to', fromPx: 900 },
      {
        field: 'attributes',
        widthPx: null,
        ...(isTree ? { head: { ja: '位置', en: 'Place in the tree' } } : {}),
        cell: summary,
      },
      { field: 'updated', isExtra: true },
      { field: 'by', isExtra: true },
    ];
  }, [t, classification, attributeTexts, pathText]);
  const peek = useMemo<Peek<typeof DETAIL_LIST>>(
    () => ({
      layout: 'panel',
      render: ({ id, takeFocus, close }) => (
        <DetailPanel
          key={id}
          classification={classification}
          code={id}
          mayWrite={mayWrite}
          takeFocus={takeFocus}
          onClose={close}
        />
      ),
    }),
    [classification, mayWrite],
  );
  return (
    <List
      list={DETAIL_LIST}
      operation={listDetails}
      input={input}
      label={label}
      columns={columns}
      nameOf={(row) => masterName(row, language)}
      peek={peek}
      exported={exportDetails}
      card={(row) => ({ state: <DetailStateChip status={row.state} />, day: row.code, detail: row.kana })}
      empty={<EmptyState icon="detail" text={t('noDetails')} />}
    />
  );
}
