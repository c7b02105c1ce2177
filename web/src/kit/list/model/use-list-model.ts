import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import { useListColumns } from '../columns/use-list-columns.ts';
import type { AnyListProps, AnyRow } from '../list-props.ts';
import { queryOf } from '../place/place-query.ts';
import { useListPlace } from '../place/use-list-place.ts';
import { declaredKey } from '../rows/identity.ts';
import { useListRows } from '../rows/use-list-rows.ts';
import { type ChosenRows, NOTHING_CHOSEN, toggledRow } from '../selection/chosen.ts';
import { neighbour } from '../walk/neighbour.ts';
import { useListChoice } from './list-choice.ts';
import { useRowModel } from './use-row-model.ts';
import { useToolModel } from './use-tool-model.ts';

interface Place {
  /** The row that the URL has open. */
  readonly open: string | undefined;
  /** True when the list stays in view beside it. */
  readonly isBeside: boolean;
  readonly go: (open: string | undefined, options?: { readonly replace: boolean }) => void;
}

/**
 * Walks from row to row: by click, by J and K, and on from what is open. Keeps the list's cursor and says where the
 * keyboard's focus goes: to what was opened, or back to the row that was left.
 */
function useListWalk(ids: readonly (string | null)[], { open, isBeside, go }: Place) {
  const [cursorId, moveCursor] = useState<string | null>(open ?? null);
  const rowWish = useRef<string | null>(null);
  const openWish = useRef<string | null>(isBeside ? null : (open ?? null));

  const follow = useCallback((id: string) => {
    moveCursor(id);
    openWish.current = id;
  }, []);

  const cursor = useMemo(() => ({ id: cursorId, wish: rowWish, move: moveCursor, follow }), [cursorId, follow]);
  return {
    cursor,
    openRow(id: string, options?: { readonly replace: boolean }): void {
      follow(id);
      go(id, options);
    },
    closeRow(): void {
      if (open === undefined) return;
      rowWish.current = open;
      go(undefined);
    },
    walk(step: 1 | -1): void {
      const next = neighbour(ids, open ?? cursorId, step);
      if (next === null) return;
      moveCursor(next);
      rowWish.current = next;
      if (!isBeside) openWish.current = next;
      if (open !== undefined) go(next, { replace: true });
    },
    takeFocus(id: string): boolean {
      if (openWish.current !== id) return false;
      openWish.current = null;
      return true;
    },
  };
}

const NO_INPUT: Readonly<Record<string, string>> = {};
const NO_FIELDS: readonly string[] = [];

/** Everything that the parts of one list share: where it is, what it shows, what is chosen, and what each press does. */
export function useListModel(props: AnyListProps) {
  const { list, operation, input = NO_INPUT, openParam = 'open', pathFields = NO_FIELDS, peek } = props;
  const place = useListPlace(list, openParam, pathFields);
  const { state } = place;
  const panelId = useId();
  const language = useLanguage();
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const hasRoomBeside = useMediaQuery('(min-width: 960px)', { noSsr: true });

  const own = declaredKey(list);
  const keyOf = useStable(props.keyOf ?? own);
  const subjectOf = useStable(props.subjectOf ?? props.keyOf ?? own);
  const openIdOf = useStable(props.openIdOf ?? props.keyOf ?? own);
  const identity = useMemo(() => ({ keyOf, subjectOf }), [keyOf, subjectOf]);

  // Each holds by itself: who opens a row takes the focus out of the list, and leaves the pointer there.
  const use = useRef({ pointer: false, focus: false });
  const mayMove = useCallback(() => !use.current.pointer && !use.current.focus, []);
  const asked = useMemo(() => ({ ...input, ...queryOf(list, state) }), [input, list, state]);
  const rows = useListRows<AnyRow>({ operation, held: props.held }, asked, identity, mayMove);

  const choice = useListChoice(list.id, place.view);
  const layout = useListColumns(list, props.columns, choice.columns, choice.density, language);

  const toolModel = useToolModel({ props, list, asked, panelId, place, layout, choice, isPhone });

  const isOpen = peek !== undefined && place.open !== undefined;
  const { held } = rows;
  const ids = useMemo(() => held.rows.map(openIdOf), [held.rows, openIdOf]);
  const walk = useListWalk(ids, { open: place.open, isBeside: hasRoomBeside, go: place.goOpen });

  const [kept, setKept] = useState<ChosenRows<AnyRow> & { readonly of: string }>({ ...NOTHING_CHOSEN, of: '' });
  // Chosen rows belong to the conditions under which they were chosen.
  const of = JSON.stringify([input, state.q, state.filters]);
  const chosen: ChosenRows<AnyRow> = kept.of === of ? kept : NOTHING_CHOSEN;
  const choose = (next: ChosenRows<AnyRow>) => setKept({ ...next, of });

  const { open, placeWithOpen } = place;
  const rowModel = useRowModel(
    { props, list, layout, cursor: walk.cursor, open, placeWithOpen, keyOf, openIdOf },
    {
      openRow: walk.openRow,
      toggle: (row, isRange) => choose(toggledRow(chosen, held.rows, row, isRange, keyOf)),
      noticed: rows.noticed,
    },
  );

  return {
    props,
    list,
    asked,
    panelId,
    place,
    state,
    rows,
    layout,
    choice,
    walk,
    keyOf,
    openIdOf,
    use,
    isPhone,
    isOpen,
    /** True when the list itself is in view. */
    showsList: !isOpen || hasRoomBeside,
    isPage: !hasRoomBeside,
    asCards: isPhone || (isOpen && peek?.layout === 'split'),
    asTiles: !isPhone && props.tiles !== undefined,
    chosen,
    choose,
    rowModel,
    toolModel,
  };
}

export type ListModel = ReturnType<typeof useListModel>;

/** The function of the first render: what names a row does not change while the list shows. */
function useStable<Named extends (row: AnyRow) => unknown>(named: Named): Named {
  const [first] = useState(() => named);
  return first;
}
