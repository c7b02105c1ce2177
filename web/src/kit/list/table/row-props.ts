import type { AnyRow } from '../list-props.ts';
import type { RowModel } from '../model/use-row-model.ts';

/** Props shared by a row of the table and a card. */
export interface RowProps {
  readonly model: RowModel;
  readonly row: AnyRow;
  /** Its values changed while somebody looks. */
  readonly isFresh: boolean;
  /** `null` where rows cannot be chosen. */
  readonly isChosen: boolean | null;
}

/** Shared by rows and cards: what the frame's styles look at. */
export function rowClasses({ model, row, isFresh, isChosen }: RowProps): string {
  const id = model.openIdOf(row);
  const canOpen = id !== null && model.props.peek !== undefined;
  const marks = {
    'can-open': canOpen,
    'is-open': canOpen && id === model.open,
    'is-chosen': isChosen === true,
    'is-fresh': isFresh,
  };
  return ['row', ...Object.entries(marks).flatMap(([mark, isOn]) => (isOn ? [mark] : []))].join(' ');
}
