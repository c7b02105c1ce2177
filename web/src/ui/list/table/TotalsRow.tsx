import type { ListModel } from '../model/use-list-model.ts';
import { useListWords } from '../words.ts';

interface Props {
  readonly model: ListModel;
  readonly hasSelect: boolean;
}

/** The sums under the columns, stuck to the lower edge. The first column says what they are, the second of how many. */
export function TotalsRow({ model, hasSelect }: Props) {
  const t = useListWords();
  const { props, rows, layout } = model;
  const totals = props.totals?.(rows.held.rows, rows.held.offset === 0 && rows.held.isComplete);
  if (!totals) return null;
  const sums: Readonly<Record<string, string | undefined>> = totals.values;
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
            {sums[field] ?? (nth === 0 ? t('totals.label') : nth === 1 ? totals.label : '')}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
