// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of a grid; what is in them takes the focus
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells of a grid; what is in them takes the focus
// biome-ignore-all lint/a11y/noRedundantRoles: rows are laid out as CSS grids, which takes the table roles away

import { type CheckGround, type Finding, needsVisitedParty } from '@madoguchi/contract/expense-claims/checks.ts';
import { findingSentence } from '@madoguchi/contract/expense-claims/finding-sentence.ts';
import { FIELD_NAMES } from '@madoguchi/contract/expense-claims/line-names.ts';
import { weekday } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import IconButton from '@mui/material/IconButton';
import { memo, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { formatNumber } from '../../../../platform/formats.ts';
import { ariaIndexOf, type ColumnId, FIRST_PART, isSecondPart, isTyped } from '../moves/columns.ts';
import { columnOfFinding } from '../moves/problem-walk.ts';
import type { SheetLine } from '../store/sheet-line.ts';
import { amountOf } from '../store/sheet-sums.ts';
import { shownText } from '../values/cell-text.ts';
import { useSheetWords } from '../words.ts';
import { GridCell } from './GridCell.tsx';
import { nameIds, useGrid } from './grid-context.ts';

interface Props {
  readonly lineId: string;
  /** Place in the sheet from 0. */
  readonly index: number;
}

/** One line: its head, the cells of its first line, and those of its second while that is open. */
export const GridRow = memo(function GridRow({ lineId, index }: Props) {
  const { store, view, ground, renderAttachments, gridId } = useGrid();
  const t = useSheetWords();
  const row = useSyncExternalStore(
    useCallback((listener) => store.subscribeRow(lineId, listener), [store, lineId]),
    () => store.row(lineId),
  );
  const lineView = useSyncExternalStore(
    useCallback((listener) => view.subscribeLine(lineId, listener), [view, lineId]),
    () => view.line(lineId),
  );
  const needed = row ? neededBelow(row.line, row.findings, store.ground).join() : '';
  useLayoutEffect(() => {
    view.setNeeded(lineId, needed === '' ? [] : (needed.split(',') as ColumnId[]));
  }, [view, lineId, needed]);
  if (!row) return null;
  const { line, findings } = row;
  const shownBelow = view.secondPart(lineId);

  const cell = (column: ColumnId) => {
    const finding = worstOf(findings, column);
    const mark = {
      severity: finding?.severity ?? null,
      sentence: finding ? findingSentence(finding, ground.language) : '',
    };
    if (isTyped(column)) {
      return (
        <GridCell
          key={column}
          lineId={lineId}
          column={column}
          text={shownText(line, column, ground)}
          {...mark}
          isFilled={lineView.filled.has(column)}
          dayKind={column === 'useDate' ? dayKindOf(line, store.ground.context.holidays) : null}
          label={isSecondPart(column) ? FIELD_NAMES[column][ground.language] : null}
        />
      );
    }
    if (column === 'amount') {
      const amount = amountOf(line, store.ground.masters.way);
      return <AmountCell key={column} lineId={lineId} text={amount === null ? '' : formatNumber(amount)} />;
    }
    const content =
      column === 'attachments' ? (
        renderAttachments(lineId)
      ) : (
        <IconButton
          tabIndex={-1}
          size="small"
          aria-haspopup="menu"
          aria-label={t('line.menu', { line: index + 1 })}
          onClick={() => view.menuLine.set(lineId)}
        >
          <Icon name="more" />
        </IconButton>
      );
    return (
      <td
        key={column}
        role="gridcell"
        aria-colindex={ariaIndexOf(column)}
        data-column={column}
        data-cell={column}
        data-severity={mark.severity ?? undefined}
      >
        {content}
      </td>
    );
  };

  return (
    <tr
      role="row"
      data-line={lineId}
      data-open={shownBelow.length === 0 ? undefined : lineView.isOpen ? 'whole' : 'needed'}
      aria-rowindex={index + 2}
      aria-labelledby={`${gridId}-line-${lineId}`}
    >
      <LineHead lineId={lineId} number={index + 1} findings={findings} />
      {FIRST_PART.map(({ id }) => cell(id))}
      {shownBelow.map(cell)}
    </tr>
  );
});

/** The columns below the first row that ask for something: whom one visited, and whatever is wrong there. */
function neededBelow(line: SheetLine, findings: readonly Finding[], { masters }: CheckGround): ColumnId[] {
  const isPartyMissing = needsVisitedParty(line, masters.reason) && line.visitedParty === '';
  const wrong = findings.filter(({ severity }) => severity === 'error').map(columnOfFinding);
  return [...new Set([...(isPartyMissing ? ['visitedParty' as const] : []), ...wrong.filter(isSecondPart)])];
}

/** The finding that a cell shows: its first error, else its first warning. */
function worstOf(findings: readonly Finding[], column: ColumnId): Finding | undefined {
  const here = findings.filter((finding) => columnOfFinding(finding) === column);
  return here.find(({ severity }) => severity === 'error') ?? here[0];
}

function dayKindOf({ useDate }: SheetLine, holidays: Readonly<Record<string, string>>): 'saturday' | 'rest' | null {
  if (useDate === null) return null;
  if (holidays[useDate] !== undefined) return 'rest';
  const day = weekday(useDate as PlainDate);
  if (day === 0) return 'rest';
  return day === 6 ? 'saturday' : null;
}

interface AmountCellProps {
  readonly lineId: string;
  /** The amount with commas; empty while the line has no fare. */
  readonly text: string;
}

/** The computed amount: reached by arrows, skipped by Tab, announced only when asked for. */
const AmountCell = memo(function AmountCell({ lineId, text }: AmountCellProps) {
  const { gridId } = useGrid();
  return (
    <td role="gridcell" aria-colindex={ariaIndexOf('amount')} data-cell="amount" data-kind="amount">
      <output data-column="amount" tabIndex={-1} aria-live="off" aria-labelledby={nameIds(gridId, 'amount', lineId)}>
        {text}
      </output>
    </td>
  );
});

interface LineHeadProps {
  readonly lineId: string;
  readonly number: number;
  readonly findings: readonly Finding[];
}

/** The line's number, by which every cell of it is named, and how much of it asks for a look. */
function LineHead({ lineId, number, findings }: LineHeadProps) {
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
