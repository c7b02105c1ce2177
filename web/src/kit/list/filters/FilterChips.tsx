import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { memo, useMemo } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import { personChoice } from '../../fields/people/person-choice.ts';
import { usePeopleNamed } from '../../fields/people/use-people-named.ts';
import { Icon } from '../../Icon.tsx';
import { height, RADIUS } from '../../theme/tokens.ts';
import { type FilterOption, fieldName } from '../list-props.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { hasConditions, withFilter, withoutConditions } from '../place/list-changes.ts';
import { useListWords } from '../words.ts';
import { offeredOptions } from './offered-options.ts';
import { writtenFilter } from './written-filter.ts';

/** Chosen people as a chip names them: by name, two of one name with their numbers, by number alone while unknown. */
function peopleOptions(numbers: readonly string[], named: ReadonlyMap<string, FoundPerson>): readonly FilterOption[] {
  return numbers.map((number) => {
    const person = named.get(number);
    if (person === undefined) return { value: number, label: number };
    const isAlone = numbers.every((other) => other === number || named.get(other)?.name !== person.name);
    return { value: number, label: isAlone ? person.name : personChoice(person, 'number').label };
  });
}

/** The filters that are set, each with its way off. The filter of the tabs shows in the tabs. */
export const FilterChips = memo(function FilterChips({ model }: { readonly model: ToolModel }) {
  const t = useListWords();
  const language = useLanguage();
  const { list, props, state, set } = model;
  const named = usePeopleNamed(useChosenPeople(model));
  const chips = Object.entries(state.filters).flatMap(([name, value]) => {
    const field = list.fields[name];
    const isInTabs = props.tabs?.field === name && Array.isArray(value) && value.length === 1;
    if (!field || isInTabs) return [];
    const person = props.people?.[name];
    const options =
      person && Array.isArray(value) ? peopleOptions(value, named) : offeredOptions(props, name, language);
    const written = writtenFilter(field, value, options, language, t);
    const label =
      person?.[language] ?? (field.filterable === 'yes' ? fieldName(props, name, language) : field.name[language]);
    return [{ name, label, text: written === '' ? label : t('filter.chip', { name: label, value: written }) }];
  });
  if (chips.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1 }}>
      {chips.map(({ name, label, text }) => (
        <ButtonBase
          key={name}
          title={t('filter.remove', { name: label })}
          onClick={() => set(withFilter(state, name, undefined))}
          sx={{
            height: height(28),
            px: 1,
            gap: 0.5,
            border: '1px solid',
            borderColor: 'control',
            borderRadius: `${RADIUS.chip}px`,
            bgcolor: 'background.paper',
            typography: 'body2',
            maxWidth: '100%',
          }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {text}
          </Box>
          <Icon name="close" size={16} label={t('filter.remove', { name: label })} />
        </ButtonBase>
      ))}
      {hasConditions(state) && (
        <Button size="small" onClick={() => set(withoutConditions(state))}>
          {t('filter.clear')}
        </Button>
      )}
    </Box>
  );
});

/** The numbers of all people whom the filters name. */
function useChosenPeople({ props: { people }, state: { filters } }: ToolModel): readonly string[] {
  return useMemo(
    () =>
      Object.keys(people ?? {}).flatMap((name) => {
        const value = filters[name];
        return Array.isArray(value) ? value : [];
      }),
    [people, filters],
  );
}
