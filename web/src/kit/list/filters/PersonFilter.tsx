import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import Box from '@mui/material/Box';
import { useId, useMemo, useState } from 'react';
import type { Choice } from '../../fields/choice/choice.ts';
import { SearchBox } from '../../fields/choice/SearchBox.tsx';
import { personChoice } from '../../fields/people/person-choice.ts';
import { usePeople } from '../../fields/people/use-people.ts';
import { usePeopleNamed } from '../../fields/people/use-people-named.ts';
import { useFieldWords } from '../../fields/words.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { withFilter } from '../place/list-changes.ts';

interface Props {
  readonly model: ToolModel;
  readonly name: string;
  readonly label: string;
}

const NOBODY: readonly string[] = [];

/** People by their numbers, searched by kanji, kana, romaji or number: rows of any of them are shown. */
export function PersonFilter({ model: { state, set }, name, label }: Props) {
  const t = useFieldWords();
  const id = useId();
  const people = usePeople();
  const [met, setMet] = useState<readonly Choice[]>([]);
  const value = state.filters[name];
  const numbers: readonly string[] = Array.isArray(value) ? value : NOBODY;
  const named = usePeopleNamed(numbers);
  const chosen = useMemo(
    () => numbers.map((number) => met.find((person) => person.value === number) ?? choiceOf(number, named)),
    [numbers, met, named],
  );
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', typography: 'caption', fontWeight: 600, mb: 0.5 }}>
        {label}
      </Box>
      <SearchBox
        field={{ id, aria: {}, inputRef: null, frame: { fault: undefined }, leave: () => undefined }}
        chosen={chosen}
        isMultiple
        found={people.found.map((person) => personChoice(person, 'number'))}
        isSearching={people.isSearching}
        emptyText={t(people.hasFailed ? 'choice.failed' : 'choice.none')}
        onType={people.search}
        onChoose={(next) => {
          setMet(next);
          set(withFilter(state, name, next.length > 0 ? next.map((person) => person.value) : undefined));
        }}
      />
    </Box>
  );
}

/** Somebody whom the address names: by number alone until their name has come. */
function choiceOf(number: string, named: ReadonlyMap<string, FoundPerson>): Choice {
  const person = named.get(number);
  return person === undefined ? { value: number, label: number } : personChoice(person, 'number');
}
