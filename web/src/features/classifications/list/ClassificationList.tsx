import { CLASSIFICATION_LIST } from '@madoguchi/contract/classifications/lists.ts';
import type { ClassificationRow } from '@madoguchi/contract/classifications/model.ts';
import { KIND_NAMES } from '@madoguchi/contract/classifications/names.ts';
import {
  exportClassifications,
  listClassifications,
  showClassification,
} from '@madoguchi/contract/classifications/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { List } from '../../../kit/list/List.tsx';
import type { ListColumn, Peek } from '../../../kit/list/list-props.ts';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { masterName } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useClassificationWords } from '../words.ts';

const ButtonLink = createLink(Button);
const ChangeDialog = lazy(async () => ({ default: (await import('./ChangeDialog.tsx')).ChangeDialog }));

interface Props {
  readonly id: string;
  readonly mayWrite: boolean;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One classification beside the list, with the way to its values. */
function ClassificationPanel({ id, mayWrite, takeFocus, onClose }: Props) {
  const t = useClassificationWords();
  const language = useLanguage();
  const [changes, setChanges] = useState(false);
  const read = useRead(showClassification, { classification: id });
  return (
    <PeekCard
      {...{ id, read, takeFocus, onClose }}
      label={t('panel')}
      title={(data) => masterName(data, language)}
      above={({ code }) => `${t('code')} ${code}`}
    >
      {(data) => (
        <>
          <Typography lang="ja">{data.description}</Typography>
          <Typography>{t('counts', { all: data.valueCount, valid: data.validCount })}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ButtonLink
              to={screenPath('classifications.details')}
              search={{ classification: data.code }}
              variant="outlined"
            >
              {t('details')}
            </ButtonLink>
            {mayWrite ? (
              <Button variant="outlined" onClick={() => setChanges(true)}>
                {t('edit')}
              </Button>
            ) : null}
          </Box>
          {changes ? (
            <Suspense fallback={null}>
              <ChangeDialog classification={data} onClose={() => setChanges(false)} />
            </Suspense>
          ) : null}
        </>
      )}
    </PeekCard>
  );
}

const COLUMNS: readonly ListColumn<typeof CLASSIFICATION_LIST>[] = [
  { field: 'name', widthPx: 200 },
  { field: 'name-en', widthPx: 176, fromPx: 1000 },
  { field: 'code', fromPx: 700 },
  { field: 'description', widthPx: null, fromPx: 800 },
  { field: 'values' },
  { field: 'valid', widthPx: 120, isExtra: true },
  { field: 'system', widthPx: 104, cell: (row) => <Kind of={row} /> },
  { field: 'updated', fromPx: 1300 },
  { field: 'by', fromPx: 1300 },
];

/** The classifications as a list; each opens beside it. */
export function ClassificationList({ mayWrite }: { readonly mayWrite: boolean }) {
  const t = useClassificationWords();
  const title = useScreenTitle()('classifications.list');
  const language = useLanguage();
  const peek = useMemo<Peek<typeof CLASSIFICATION_LIST>>(
    () => ({
      layout: 'panel',
      render: ({ id, takeFocus, close }) => (
        <ClassificationPanel key={id} id={id} mayWrite={mayWrite} takeFocus={takeFocus} onClose={close} />
      ),
    }),
    [mayWrite],
  );
  return (
    <List
      list={CLASSIFICATION_LIST}
      operation={listClassifications}
      label={title}
      columns={COLUMNS}
      nameOf={(row) => masterName(row, language)}
      peek={peek}
      exported={exportClassifications}
      card={(row) => ({
        state: <Kind of={row} />,
        detail: t('counts', { all: row.valueCount, valid: row.validCount }),
      })}
      empty={<EmptyState icon="classification" text={t('noClassifications')} />}
    />
  );
}

function Kind({ of }: { readonly of: ClassificationRow }) {
  const t = useClassificationWords();
  const language = useLanguage();
  return of.active ? KIND_NAMES[of.system ? 'system' : 'own'][language] : t('stopped');
}
