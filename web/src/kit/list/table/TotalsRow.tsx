import type { List } from '@madoguchi/contract/list/list.ts';
import type { Totals } from '../list-props.ts';
import type { ListModel } from '../model/use-list-model.ts';
import { useListWords } from '../words.ts';

interface Props {
  readonly model: ListModel;
  readonly hasSelect: boolean;
}

/** The sums under the columns, stuck to the lower edge. The first column says what they are, the second of how many. */
export function TotalsRow({ model, hasSelect }: Props) {
  const t = useListWords();
  const { layout } = model;
  const totals = totalsOf(model);
  if (!totals) return null;
  const sums: Readonly<Record<string, string | undefined>> = totals.values;
  const labelAt = layout.columns.findIndex(({ field }, nth) => nth > 0 && sums[field] === undefined);
  return (
    <tfoot>
      <tr>
        {hasSelect && <td className="column-select is-stuck" />}
        {layout.columns.map(({ field, isNumber }, nth) => (
          <td
            key={field}
            className={[`column-${field}`, ...(isNumber ? ['is-number'] : []), ...(nth === 0 ? ['is-stuck'] : [])].join(
              ' ',
            )}
          >
            {sums[field] ?? (nth === 0 ? t('totals.label') : nth === labelAt ? totals.label : '')}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** The totals of the rows in hand; `null` where there are none to show. Before the rows they would have to move for them. */
export function totalsOf({ props, rows: { held, isFirstLoad }, state }: ListModel): Totals<List> | null {
  if (isFirstLoad) return null;
  return props.totals?.({ rows: held.rows, isWhole: held.offset === 0 && held.isComplete, state }) ?? null;
}
