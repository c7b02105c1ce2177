import { DETAIL_LIST } from '@madoguchi/contract/classifications/lists.ts';
import type { DetailRow } from '@madoguchi/contract/classifications/model.ts';
import { exportDetails, listDetails } from '@madoguchi/contract/classifications/operations.ts';
import { useMemo } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { List } from '../../../kit/list/List.tsx';
import type { ListColumn, Peek } from '../../../kit/list/list-props.ts';
import { masterName } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { attributeSummary } from './attribute-summary.ts';
import { DetailStateChip } from './DetailStateChip.tsx';
import { DetailPanel } from './panel/DetailPanel.tsx';
import { useAttributeTexts } from './use-attribute-texts.ts';
import { usePathText } from './use-path-text.ts';
import { useDetailWords } from './words.ts';

interface Props {
  readonly classification: string;
  readonly label: string;
  readonly mayWrite: boolean;
}

/** The values of one list, past and to come too. */
export function DetailList({ classification, label, mayWrite }: Props) {
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
