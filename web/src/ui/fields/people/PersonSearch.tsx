import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import { useState } from 'react';
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
  const [chosen, setChosen] = useState<Choice | null>(null);
  const known = chosen?.value === value ? chosen : value && { value, label: chosenName ?? value };
  return (
    <SearchBox
      field={field}
      chosen={known ? [known] : []}
      isMultiple={false}
      found={people.found.map(asChoice)}
      isSearching={people.isSearching}
      emptyText={t(people.hasFailed ? 'choice.failed' : 'choice.none')}
      onType={people.search}
      onChoose={([next = null]) => {
        setChosen(next);
        onChange(next?.value ?? null);
      }}
    />
  );
}
