// What the cells of a row are told by.
import type { RowModel } from '../model/use-row-model.ts';

/** The column with the row's name. */
export function nameFieldOf({ props }: Pick<RowModel, 'props'>): string | undefined {
  return props.nameField ?? props.columns[0]?.field;
}

/** Which of the columns that is. */
export function nameAt(model: Pick<RowModel, 'props' | 'layout'>): number {
  return model.layout.columns.findIndex(({ field }) => field === nameFieldOf(model));
}

export function cellClasses(field: string, isNumber: boolean, isStuck: boolean): string {
  return [`column-${field}`, ...(isNumber ? ['is-number'] : []), ...(isStuck ? ['is-stuck'] : [])].join(' ');
}
