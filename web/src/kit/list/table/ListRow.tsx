import { type MouseEvent, memo } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import { type FieldValue, writtenValue } from '../columns/written-value.ts';
import type { AnyRow } from '../list-props.ts';
import type { RowModel } from '../model/use-row-model.ts';
import { cellClasses, nameFieldOf } from './cells.ts';
import { RowName } from './RowName.tsx';
import { type RowProps, rowClasses } from './row-props.ts';
import { SelectBox } from './SelectBox.tsx';

/** One row of the table. The name is the link; a click anywhere on the row does the same. */
export const ListRow = memo(function ListRow(props: RowProps & { readonly rowIndex: number }) {
  const { model, row, rowIndex, isChosen } = props;
  const { layout, noticed, keyOf } = model;
  const nameField = nameFieldOf(model);
  const written = useWritten(model);
  return (
    <tr
      className={rowClasses(props)}
      aria-rowindex={rowIndex}
      onClick={openOnClick(model, row)}
      onAnimationEnd={() => noticed(keyOf(row))}
    >
      {isChosen !== null && (
        <td className="column-select is-stuck">
          <SelectBox model={model} row={row} isChosen={isChosen} />
        </td>
      )}
      {layout.columns.map(({ field, isNumber, cell }, nth) => (
        <td key={field} className={cellClasses(field, isNumber, nth === 0)}>
          {field === nameField ? <RowName model={model} row={row} /> : cell ? cell(row) : written(field, row)}
          {field === nameField && model.props.besideName && (
            <span className="beside" lang={model.props.nameLang}>
              {model.props.besideName(row)}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
});

function useWritten({ list }: RowModel): (field: string, row: AnyRow) => string {
  const language = useLanguage();
  return (name, row) => {
    const field = list.fields[name];
    return field ? writtenValue(field, row[field.of] as FieldValue, language) : '';
  };
}

/** Opens the row, except where something in it has its own press or somebody is marking text. */
function openOnClick({ props, openIdOf, openRow }: RowModel, row: AnyRow) {
  return (event: MouseEvent) => {
    const id = openIdOf(row);
    const isOthers = event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
    if (id === null || props.peek === undefined || isOthers || getSelection()?.isCollapsed === false) return;
    openRow(id);
  };
}
