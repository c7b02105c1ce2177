import { useRecordedName } from '../use-recorded-name.ts';

/** A department as a record names it, in the reader's language where it has a name in it. */
export function RecordedDepartment({ name }: { readonly name: string }) {
  const { text, lang } = useRecordedName('group')(name);
  return <span lang={lang}>{text}</span>;
}
