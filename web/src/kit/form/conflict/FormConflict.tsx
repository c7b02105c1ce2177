import { useMessages } from '../../../platform/messages.ts';
import { useFormContext } from '../form-context.ts';
import { useFormWords } from '../words.ts';
import { CompareDialog } from './CompareDialog.tsx';
import type { Side } from './compare.ts';

/** The comparison with what somebody else saved meanwhile, in the words of the form's own fields. */
export function FormConflict() {
  const { conflict, fields, resolve, dismissConflict } = useFormContext();
  const t = useFormWords();
  const message = useMessages();
  if (conflict === null) return null;
  const rows = conflict.differences.map(({ name, mine, theirs, side }) => {
    const field = fields.get(name);
    const textOf = field?.textOf ?? plainText;
    return { key: name, label: field?.label ?? name, mine: textOf(mine), theirs: textOf(theirs), side };
  });
  const choose = (sides: readonly Side[]) => {
    // Nothing of one's own is left to save, and so no message of a saving comes.
    if (!sides.includes('mine')) message(t('conflict.left'), 'info');
    void resolve(sides);
  };
  return <CompareDialog rows={rows} onChoose={choose} onDismiss={dismissConflict} />;
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
