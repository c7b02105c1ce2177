import type { FieldKind, List } from '@madoguchi/contract/list/list.ts';
import type { ColumnChoice, Density } from '@madoguchi/contract/preferences/list-choices.ts';
import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { AnyColumn, AnyRow } from '../list-props.ts';
import { hasOwnColumns, shownFields } from './column-choice.ts';

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, columnSizingFeature });
const NO_DATA: AnyRow[] = [];

/** Where a column takes what is left, it takes this much at least. */
const FLEXIBLE_PX = 200;

/** Room for a value of each kind and its head in either language; a text is a person's name unless its column says more. */
const KIND_PX: Readonly<Record<FieldKind, number>> = {
  text: 120,
  code: 144,
  state: 136,
  yen: 120,
  count: 88,
  day: 152,
  instant: 176,
};

/** As its column says, else as the kind of its field asks. */
function widthOf(list: List, { field, widthPx }: AnyColumn): number {
  const kind = list.fields[field]?.kind;
  if (widthPx === undefined && kind !== undefined) return KIND_PX[kind];
  return widthPx ?? FLEXIBLE_PX;
}

export interface ShownColumn extends AnyColumn {
  readonly name: string;
  readonly isNumber: boolean;
  /** As somebody chose it, or as the screen has it; `null` takes what is left. */
  readonly shownPx: number | null;
}

export interface ListLayout {
  readonly columns: readonly ShownColumn[];
  readonly density: Density;
  /** Somebody chose other columns or widths: none is left out where room is short, the table scrolls sideways instead. */
  readonly isChosen: boolean;
  /** The room that the columns need side by side. */
  readonly neededPx: number;
}

/** The columns as the table shows them; order, visibility and size are the table library's own state. */
export function useListColumns(
  list: List,
  offered: readonly AnyColumn[],
  choice: ColumnChoice | undefined,
  density: Density,
  language: 'ja' | 'en',
): ListLayout {
  const options = useMemo(() => {
    const shown = shownFields(offered, choice);
    return {
      features,
      columns: offered.map((column) => ({
        id: column.field,
        size: widthOf(list, column),
        minSize: 56,
        maxSize: 800,
      })),
      data: NO_DATA,
      state: {
        columnOrder: [...shown],
        columnVisibility: Object.fromEntries(offered.map(({ field }) => [field, shown.includes(field)])),
        columnSizing: choice?.widths ?? {},
      },
    };
  }, [list, offered, choice]);
  const table = useTable(options);
  return useMemo(() => {
    const columns = table.getVisibleLeafColumns().flatMap((column): ShownColumn[] => {
      const of = offered.find(({ field }) => field === column.id);
      const field = list.fields[column.id];
      if (!of || !field) return [];
      const isOwnWidth = choice?.widths?.[column.id] !== undefined;
      return [
        {
          ...of,
          name: (of.head ?? field.name)[language],
          isNumber: field.kind === 'yen' || field.kind === 'count',
          shownPx: of.widthPx === null && !isOwnWidth ? null : column.getSize(),
        },
      ];
    });
    return { columns, density, isChosen: hasOwnColumns(offered, choice), neededPx: table.getTotalSize() };
  }, [table, list, offered, choice, density, language]);
}
