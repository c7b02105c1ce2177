import { FIELD_NAMES } from '@madoguchi/contract/expense-claims/line-names.ts';
import { CompareDialog } from '../../../../kit/form/conflict/CompareDialog.tsx';
import type { Side } from '../../../../kit/form/conflict/compare.ts';
import { useMasters } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import type { SheetLine } from '../../sheet/store/sheet-line.ts';
import { shownText } from '../../sheet/values/cell-text.ts';
import { choicesOf } from '../../sheet/values/choices.ts';
import type { Conflict } from '../autosave/merge.ts';
import { useMineWords } from '../words.ts';

interface Props {
  readonly conflicts: readonly Conflict[];
  readonly lineNumberOf: (lineId: string) => number;
  readonly onChoose: (sides: readonly Side[]) => void;
  readonly onDismiss: () => void;
}

/** The same cell changed on both sides: 自分の値 or 相手の値, for each (B0-02). */
export function ConflictDialog({ conflicts, lineNumberOf, onChoose, onDismiss }: Props) {
  const t = useMineWords();
  const language = useLanguage();
  const masters = useMasters();
  const textOf = (line: SheetLine, field: Conflict['field']) => {
    if (field === 'attachments') return line.attachments.map(({ name }) => name).join(', ');
    return shownText(line, field, { choices: choicesOf(masters, language), language });
  };
  const rows = conflicts.map(({ field, mine, theirs }) => {
    const name = field === 'attachments' ? t('files.title') : FIELD_NAMES[field][language];
    return {
      key: `${mine.id} ${field}`,
      label: `${t('findings.line', { line: lineNumberOf(mine.id) })} ${name}`,
      mine: textOf(mine, field),
      theirs: textOf(theirs, field),
      side: 'mine' as const,
    };
  });
  return (
    <CompareDialog
      rows={rows}
      lead={t('conflict.lead')}
      keepLabel={t('conflict.keep')}
      onChoose={onChoose}
      onDismiss={onDismiss}
    />
  );
}
