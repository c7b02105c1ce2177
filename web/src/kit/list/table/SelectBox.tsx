import type { ChangeEvent } from 'react';
import { useListWords } from '../words.ts';
import type { RowProps } from './row-props.ts';

/**
 * Chooses the row; with Shift all rows from the one chosen last. The platform's own box: it is drawn for every row that
 * scrolls into view.
 */
export function SelectBox({ model, row, isChosen }: Pick<RowProps, 'model' | 'row'> & { readonly isChosen: boolean }) {
  const t = useListWords();
  const toggle = ({ nativeEvent }: ChangeEvent) => {
    const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
    model.toggle(row, isRange);
  };
  return (
    <input
      type="checkbox"
      className="select-box"
      checked={isChosen}
      aria-label={t('select.row', { name: (model.props.fullNameOf ?? model.props.nameOf)(row) })}
      onChange={toggle}
    />
  );
}
