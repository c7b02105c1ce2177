import type { ListModel } from '../model/use-list-model.ts';
import { toggledAll } from '../selection/chosen.ts';
import { useListWords } from '../words.ts';
import { SELECT_PX } from './measures.ts';

/** The head over the check boxes: chooses all rows in hand, or lets all go. */
export function SelectAll({ model }: { readonly model: ListModel }) {
  const t = useListWords();
  const { chosen, rows, keyOf, choose } = model;
  const { rows: shown } = rows.held;
  const isAll = shown.length > 0 && shown.every((row) => chosen.rows.has(keyOf(row)));
  return (
    <th scope="col" className="column-select is-stuck" style={{ width: `max(${SELECT_PX}px, ${SELECT_PX / 16}rem)` }}>
      <input
        type="checkbox"
        className="select-box"
        ref={(box) => {
          if (box) box.indeterminate = !isAll && chosen.rows.size > 0;
        }}
        checked={isAll}
        aria-label={t('select.all')}
        onChange={() => choose(toggledAll(chosen, shown, keyOf))}
      />
    </th>
  );
}
