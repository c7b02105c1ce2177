import { useFormContext } from '../form-context.ts';
import { CompareDialog } from './CompareDialog.tsx';

/** The comparison with what somebody else saved meanwhile, in the words of the form's own fields. */
export function FormConflict() {
  const { conflict, fields, resolve, dismissConflict } = useFormContext();
  if (conflict === null) return null;
  const rows = conflict.differences.map(({ name, mine, theirs, side }) => {
    const field = fields.get(name);
    const textOf = field?.textOf ?? plainText;
    return { key: name, label: field?.label ?? name, mine: textOf(mine), theirs: textOf(theirs), side };
  });
  return <CompareDialog rows={rows} onChoose={(sides) => void resolve(sides)} onDismiss={dismissConflict} />;
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
