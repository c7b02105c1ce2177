import type { List as Declared } from '@madoguchi/contract/list/list.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { useMessages } from '../../platform/messages.ts';
import type { AnyListProps, ListProps } from './list-props.ts';
import { type ListModel, useListModel } from './model/use-list-model.ts';
import { ListPane } from './pane/ListPane.tsx';
import { hasConditions } from './place/list-changes.ts';
import { queryOf } from './place/place-query.ts';
import { toggledRow } from './selection/chosen.ts';
import { ListTools } from './tools/ListTools.tsx';
import { ListTabs } from './views/ListTabs.tsx';
import { firstView } from './views/saved-views.ts';
import { useListWords } from './words.ts';

const PANEL_PX = 480;
/** From here on the panel has room beside the list. */
const HAS_ROOM = '@media (min-width: 1440px)';

const SPLIT = { gridTemplateColumns: { md: '280px minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' } };
const WITH_PANEL = { [HAS_ROOM]: { gridTemplateColumns: `minmax(600px, 1fr) ${PANEL_PX}px` } };
const COVERS = { position: 'absolute', insetBlock: 0, insetInlineEnd: 0, width: PANEL_PX, zIndex: 5, boxShadow: 8 };
const PUSHES = { position: 'static', width: 'auto', boxShadow: 'none' };
/** Nothing scrolls on paper: one stands below the other. */
const ON_PAPER = { '@media print': { display: 'block', position: 'static', width: 'auto' } };

interface Props {
  readonly model: ListModel;
  /** The list, where it shows. */
  readonly children: ReactNode;
}

/**
 * The list and what is open. A panel pushes the list from 1440 pixels on, covers its right side below, and is a page
 * below 960; a split leaves the list as cards at the left.
 */
function PeekLayout({ model, children }: Props) {
  const { props, isOpen, isPage, place, rows, walk } = model;
  const { peek } = props;
  const isSplit = peek?.layout === 'split';
  const isBeside = isOpen && !isPage;
  return (
    <Box
      sx={[
        {
          position: 'relative',
          flex: 1,
          minHeight: 0,
          display: 'grid',
          gap: 2,
          gridTemplateRows: 'minmax(0, 1fr)',
          gridTemplateColumns: 'minmax(0, 1fr)',
        },
        isBeside && (isSplit ? SPLIT : WITH_PANEL),
        ON_PAPER,
      ]}
    >
      {children}
      {isOpen && peek && place.open !== undefined && (
        <Box
          sx={[
            { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', minWidth: 0, minHeight: 0 },
            !isSplit && ((theme) => ({ [theme.breakpoints.up('md')]: COVERS, [HAS_ROOM]: PUSHES })),
            ON_PAPER,
          ]}
        >
          {peek.render({
            id: place.open,
            isPage,
            rows: rows.held.rows,
            takeFocus: walk.takeFocus,
            open: (id) => walk.openRow(id, { replace: true }),
            close: walk.closeRow,
          })}
        </Box>
      )}
    </Box>
  );
}

/** The keys of every list (KEY): walk its rows, choose one. Enter on a row is its link's own, and the
 * page's `/` finds the search by itself. */
function useListKeys(model: ListModel): void {
  const t = useListWords();
  const { props, walk, rows, openIdOf, chosen, choose, keyOf, showsList, isOpen } = model;

  function chooseAtCursor(): void {
    const row = rows.held.rows.find((one) => openIdOf(one) === walk.cursor.id);
    if (row !== undefined) choose(toggledRow(chosen, rows.held.rows, row, false, keyOf));
  }

  const canOpen = props.peek !== undefined;
  const canChoose = props.bulk !== undefined && props.bulk.length > 0;
  useKeys(t('keys'), [
    ...(canOpen ? [{ keys: 'j', label: t('keys.next'), run: () => walk.walk(1) }] : []),
    ...(canOpen ? [{ keys: 'k', label: t('keys.previous'), run: () => walk.walk(-1) }] : []),
    ...(canOpen ? [{ keys: 'Enter', label: t('keys.open'), run: null }] : []),
    ...(isOpen ? [{ keys: 'Escape', label: t('keys.close'), run: walk.closeRow }] : []),
    ...(canChoose && showsList ? [{ keys: 'x', label: t('keys.choose'), run: chooseAtCursor }] : []),
  ]);
}

/** Whoever opens the list without any condition sees the view that they want to see first, and the URL says so. */
function useFirstView({ choice, place, list, state }: ListModel): void {
  const first = firstView(choice.views);
  const isBare = place.view === undefined && !hasConditions(state) && Object.keys(queryOf(list, state)).length === 0;
  useEffect(() => {
    if (first && isBare) place.goView(first.id, first.query, { replace: true });
  });
}

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
