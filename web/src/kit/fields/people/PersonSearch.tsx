import { useMemo, useState } from 'react';
import type { Choice } from '../choice/choice.ts';
import { type InputOfField, SearchBox } from '../choice/SearchBox.tsx';
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
  const chosen = useMemo(() => {
    if (value === null) return [];
    return [taken?.value === value ? taken : { value, label: chosenName ?? value }];
  }, [value, taken, chosenName]);
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
