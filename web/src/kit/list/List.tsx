import type { List as Declared } from '@madoguchi/contract/list/list.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useMessages } from '../../platform/messages.ts';
import type { AnyListProps, ListProps } from './list-props.ts';
import { useListModel } from './model/use-list-model.ts';
import { ListPane } from './pane/ListPane.tsx';
import { PeekLayout } from './pane/PeekLayout.tsx';
import { ListTools } from './tools/ListTools.tsx';
import { ListTabs } from './views/ListTabs.tsx';
import { useFirstView } from './views/use-first-view.ts';
import { useListKeys } from './walk/use-list-keys.ts';
import { useListWords } from './words.ts';

/**
 * The one component for every list (B0-10): rows by pages under a virtual table, cards on a phone, search, filters,
 * order, columns, saved views, choosing with bulk actions, files, and a panel for the row that is open; its whole state
 * in the URL. Stands in a `ListPage`, and gets stable objects: declare `columns` and the like outside of the component
 * or by `useMemo`.
 *
 *     <List
 *       list={TREE_LIST}                     // defineList, in the contract's lists.ts
 *       operation={listTrees}                // read(…) with listInput(TREE_LIST) and listOutput(TREE_LIST)
 *       label={t('list.label')}
 *       columns={COLUMNS}                    // [{ field: 'name', widthPx: null }, { field: 'height' }]
 *       nameOf={(tree) => tree.name}
 *       card={(tree) => ({ state: <Chip …/>, amount: `${tree.height} m` })}
 *       empty={<EmptyState icon="info" text={t('empty')}><NewTree /></EmptyState>}
 *       peek={{ layout: 'panel', render: ({ id, close }) => <TreePanel id={id} onClose={close} /> }}
 *     />
 *
 * After a write or news of a noun that `listTrees` shows, the rows in hand are read again; those under the pointer keep their places.
 */
export function List<L extends Declared>(props: ListProps<L>) {
  // Inside, the names of fields are plain texts; what the declaration promises has been checked at this edge.
  return <AnyList {...(props as unknown as AnyListProps)} />;
}

function AnyList(props: AnyListProps) {
  const t = useListWords();
  const message = useMessages();
  const model = useListModel(props);
  useListKeys(model);
  useFirstView(model);

  const hasDropped = model.place.dropped.length > 0;
  useEffect(() => {
    if (hasDropped) message(t('dropped'), 'warning', { key: 'list.dropped' });
  }, [hasDropped, message, t]);

  return (
    <>
      {model.showsList && (
        <Box sx={{ flex: 'none', '@media print': { '& button, & [role=combobox], & form': { display: 'none' } } }}>
          <ListTabs model={model.toolModel} />
          <ListTools model={model} />
        </Box>
      )}
      <PeekLayout model={model}>{model.showsList && <ListPane model={model} />}</PeekLayout>
      {!model.rows.held.isComplete && (
        <Typography variant="caption" sx={{ display: 'none', '@media print': { display: 'block', mt: 1 } }}>
          {t('print.part', { count: model.rows.held.rows.length })}
        </Typography>
      )}
    </>
  );
}
