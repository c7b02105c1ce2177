// biome-ignore-all lint/a11y/noRedundantRoles: rows are laid out as CSS grids, which takes the table roles away
import type { Finding } from '@madoguchi/contract/expense-claims/checks.ts';
import { Icon } from '../../../../kit/Icon.tsx';
import { useSheetWords } from '../words.ts';
import { useGrid } from './grid-context.ts';

interface Props {
  readonly lineId: string;
  readonly number: number;
  readonly findings: readonly Finding[];
}

/** The line's number, by which every cell of it is named, and how much of it asks for a look. */
export function LineHead({ lineId, number, findings }: Props) {
  const { gridId } = useGrid();
  const t = useSheetWords();
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const said = [
    errors > 0 ? t('line.errors', { count: errors }) : '',
    warnings > 0 ? t('line.warnings', { count: warnings }) : '',
  ];
  return (
    <th scope="row" role="rowheader" aria-colindex={1} className="line-head">
      <span aria-hidden="true">{number}</span>
      <span id={`${gridId}-line-${lineId}`} className="only-spoken">
        {t('line.number', { line: number })}
      </span>
      {findings.length > 0 && (
        <span className={errors > 0 ? 'line-errors' : 'line-warnings'}>
          <Icon name={errors > 0 ? 'error' : 'warning'} size={16} label={said.filter(Boolean).join(' ')} />
          <span aria-hidden="true">{findings.length}</span>
        </span>
      )}
    </th>
  );
}
