import { CLASSIFICATION_LIST } from '@madoguchi/contract/classifications/lists.ts';
import type { ClassificationRow } from '@madoguchi/contract/classifications/model.ts';
import { KIND_NAMES } from '@madoguchi/contract/classifications/names.ts';
import { exportClassifications, listClassifications } from '@madoguchi/contract/classifications/operations.ts';
import { useMemo } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { List } from '../../../kit/list/List.tsx';
import type { ListColumn, Peek } from '../../../kit/list/list-props.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { masterName } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useClassificationWords } from '../words.ts';
import { ClassificationPanel } from './ClassificationPanel.tsx';

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
