import type { Field } from '@madoguchi/contract/list/list.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { AnyListProps, FilterOption } from '../list-props.ts';

/** The options of a choice: as the screen says it, or as the field declares it. */
export function offeredOptions(
  { list, options }: AnyListProps,
  name: string,
  language: Language,
): readonly FilterOption[] {
  const given = (options as Readonly<Record<string, readonly FilterOption[]>> | undefined)?.[name];
  return (
    given ??
    (list.fields[name]?.options ?? []).map((value) => ({ value, label: valueName(list.fields[name], value, language) }))
  );
}

function valueName(field: Field | undefined, value: string, language: Language): string {
  return field?.valueNames?.[value]?.[language] ?? value;
}
