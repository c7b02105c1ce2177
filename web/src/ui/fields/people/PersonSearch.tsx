import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import { useMemo, useState } from 'react';
import type { Choice } from '../choice/choice.ts';
import { type InputOfField, SearchBox } from '../choice/SearchBox.tsx';
import { useFieldWords } from '../words.ts';
import { usePeople } from './use-people.ts';

interface Props {
  readonly field: InputOfField;
  readonly value: string | null;
  readonly chosenName: string | undefined;
  readonly onChange: (employeeId: string | null) => void;
}

/** Two people of one name are told apart by their numbers. */
const asChoice = ({ employeeId, name, kana }: FoundPerson): Choice => ({
  value: employeeId,
  label: `${name}（${employeeId}）`,
  reading: kana,
});

export function PersonSearch({ field, value, chosenName, onChange }: Props) {
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
      found={people.found.map(asChoice)}
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
