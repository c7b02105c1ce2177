import { cellClasses, nameAt } from './cells.ts';
import { type RowProps, rowClasses } from './row-props.ts';

interface Props extends RowProps {
  readonly rowIndex: number;
}

/** A row that rushes by: its name where it stands otherwise, and nothing else for now. */
export function BriefRow(props: Props) {
  const { model, row, rowIndex, isChosen } = props;
  const { columns } = model.layout;
  const at = nameAt(model);
  return (
    <tr className={`${rowClasses(props)} is-brief`} aria-rowindex={rowIndex}>
      {isChosen !== null && <td className="column-select is-stuck" />}
      {columns.slice(0, at + 1).map(({ field, isNumber }, nth) => (
        <td key={field} className={cellClasses(field, isNumber, nth === 0)}>
          {nth === at && <span lang={model.props.nameLang}>{model.props.nameOf(row)}</span>}
        </td>
      ))}
    </tr>
  );
}
