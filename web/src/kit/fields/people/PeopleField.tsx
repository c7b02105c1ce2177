import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import { findPeople } from '@madoguchi/contract/people/operations.ts';
import { useCallback, useMemo, useState } from 'react';
import { formatList } from '../../../platform/formats.ts';
import { useReads } from '../../../platform/reads.ts';
import { useLanguage } from '../../../platform/words.ts';
import { type FieldProps, useField } from '../../form/form-context.ts';
import type { Choice } from '../choice/choice.ts';
import { SearchBox } from '../choice/SearchBox.tsx';
import { Field } from '../Field.tsx';
import { useFieldWords } from '../words.ts';
import { personChoice } from './person-choice.ts';
import { usePeople } from './use-people.ts';

interface Props extends FieldProps {
  /** Those whom the record names already, by whom the form's ids have names. */
  readonly known: readonly FoundPerson[];
}

const askedBy = (id: string) => ({ q: id, reading: '', limit: 1 });

/** Several colleagues by the ids of records, searched by kanji, kana, romaji or number. */
export function PeopleField({ known, ...props }: Props) {
  const t = useFieldWords();
  const language = useLanguage();
  const people = usePeople();
  const [taken, setTaken] = useState<readonly Choice[]>([]);
  const named = useMemo(() => [...known.map((person) => personChoice(person, 'id')), ...taken], [known, taken]);
  const textOf = useCallback(
    (value: unknown) =>
      formatList(
        (value as readonly string[]).map((id) => labelOf(named, id)),
        language,
      ),
    [named, language],
  );
  const field = useField<readonly string[]>(props, { ask: 'select', textOf });
  const { value } = field;
  // A draft that comes back holds ids alone.
  const unnamed = useMemo(() => value.filter((id) => !named.some((one) => one.value === id)), [value, named]);
  const found = useReads(findPeople, unnamed.map(askedBy));
  const chosen = useMemo(() => {
    const all = [
      ...named,
      ...found.flatMap((answer) => answer?.people ?? []).map((person) => personChoice(person, 'id')),
    ];
    return value.map((id) => ({ value: id, label: labelOf(all, id) }));
  }, [value, named, found]);
  return (
    <Field {...field.frame} widthPx={480}>
      <SearchBox
        field={field}
        chosen={chosen}
        isMultiple
        found={people.found.map((person) => personChoice(person, 'id'))}
        isSearching={people.isSearching}
        emptyText={t(people.hasFailed ? 'choice.failed' : 'choice.none')}
        onType={people.search}
        onChoose={(choices) => {
          setTaken(choices);
          field.change(choices.map((choice) => choice.value));
        }}
      />
    </Field>
  );
}

/** Nobody reads an id: until a person has a name, dots stand in its place. */
function labelOf(choices: readonly Choice[], id: string): string {
  return choices.find((choice) => choice.value === id)?.label ?? '…';
}
