import Box from '@mui/material/Box';
import { useId, useMemo, useState } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import type { Choice } from '../../fields/choice/choice.ts';
import { SearchBox } from '../../fields/choice/SearchBox.tsx';
import { personChoice } from '../../fields/people/person-choice.ts';
import { usePeople } from '../../fields/people/use-people.ts';
import { useFieldWords } from '../../fields/words.ts';
import type { ListModel } from '../model/use-list-model.ts';
import { withFilter } from '../place/list-changes.ts';

interface Props {
  readonly model: ListModel;
  readonly name: string;
}

const NOBODY: readonly string[] = [];

/** People by their numbers, searched by kanji, kana, romaji or number: rows of any of them are shown. */
export function PersonFilter({ model: { list, state, set }, name }: Props) {
  const t = useFieldWords();
  const language = useLanguage();
  const id = useId();
  const people = usePeople();
  const [met, setMet] = useState<readonly Choice[]>([]);
  const value = state.filters[name];
  const numbers: readonly string[] = Array.isArray(value) ? value : NOBODY;
  // Somebody whom the address names is known by number alone.
  const chosen = useMemo(
    () => numbers.map((number) => met.find((person) => person.value === number) ?? { value: number, label: number }),
    [numbers, met],
  );
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', typography: 'caption', fontWeight: 600, mb: 0.5 }}>
        {list.fields[name]?.name[language]}
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
