import { findPeople } from '@madoguchi/contract/people/operations.ts';
import { useMemo, useState } from 'react';
import { useRead } from '../../../platform/query.ts';
import type { InputOfField } from '../choice/box-parts.tsx';
import type { Choice } from '../choice/choice.ts';
import { SearchBox } from '../choice/SearchBox.tsx';
import { useFieldWords } from '../words.ts';
import { personChoice } from './person-choice.ts';
import { usePeople } from './use-people.ts';

interface Props {
  readonly field: InputOfField;
  readonly value: string | null;
  readonly chosenName: string | undefined;
  readonly by: 'number' | 'id';
  readonly onChange: (value: string | null) => void;
}

export function PersonSearch({ field, value, chosenName, by, onChange }: Props) {
  const t = useFieldWords();
  const people = usePeople();
  const [taken, setTaken] = useState<Choice | null>(null);
  const isNamed = value === null || taken?.value === value || chosenName !== undefined;
  const named = useNameOf(isNamed ? null : value, by);
  const chosen = useMemo(() => {
    if (value === null) return [];
    // Nobody reads an id: until it has a name, or where it has none any more, it is not shown.
    const label = chosenName ?? named ?? (by === 'id' ? '' : value);
    return [taken?.value === value ? taken : { value, label }];
  }, [value, taken, chosenName, named, by]);
  return (
    <SearchBox
      field={field}
      chosen={chosen}
      isMultiple={false}
      found={people.found.map((person) => personChoice(person, by))}
      isSearching={people.isSearching}
      emptyText={t(people.hasFailed ? 'choice.failed' : 'choice.none')}
      onType={people.search}
      onChoose={([next = null]) => {
        setTaken(next);
        onChange(next?.value ?? null);
      }}
    />
  );
}

/** As the search would show who is chosen already: a draft that comes back holds the form's value alone. */
function useNameOf(value: string | null, by: 'number' | 'id'): string | undefined {
  const { data } = useRead(findPeople, { q: value ?? '', reading: '', limit: 1 }, { enabled: value !== null });
  return (data?.people ?? []).map((person) => personChoice(person, by)).find((choice) => choice.value === value)?.label;
}
