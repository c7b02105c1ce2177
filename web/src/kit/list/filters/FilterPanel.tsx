import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import type { Choice } from '../../fields/choice/choice.ts';
import { SearchBox } from '../../fields/choice/SearchBox.tsx';
import { personChoice } from '../../fields/people/person-choice.ts';
import { usePeople } from '../../fields/people/use-people.ts';
import { usePeopleNamed } from '../../fields/people/use-people-named.ts';
import { useFieldWords } from '../../fields/words.ts';
import { CONTROL } from '../../theme/tokens.ts';
import { fieldName } from '../list-props.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { hasConditions, withFilter, withoutConditions } from '../place/list-changes.ts';
import { ExportMenu } from '../tools/ExportMenu.tsx';
import { SortSelect } from '../tools/SortSelect.tsx';
import { useListWords } from '../words.ts';
import { offeredOptions } from './offered-options.ts';
import { RangeFilter } from './RangeFilter.tsx';
import { TextFilter } from './TextFilter.tsx';

interface PersonFilterProps {
  readonly model: ToolModel;
  readonly name: string;
  readonly label: string;
}

const NOBODY: readonly string[] = [];

/** People by their numbers, searched by kanji, kana, romaji or number: rows of any of them are shown. */
function PersonFilter({ model: { state, set }, name, label }: PersonFilterProps) {
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

const INDENT_PX = 20;
/** A line of the list; as high as a finger on a phone. */
const TOUCH_HEIGHT = { xs: CONTROL.touch, sm: 28 };

interface ChoiceFilterProps {
  readonly model: ToolModel;
  readonly name: string;
}

/** The values of a field, to be ticked: rows with any of them are shown. */
function ChoiceFilter({ model: { props, list, state, set }, name }: ChoiceFilterProps) {
  const language = useLanguage();
  const labelId = useId();
  const value = state.filters[name];
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  const toggle = (one: string) => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    set(withFilter(state, name, next.length > 0 ? next : undefined));
  };
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Box id={labelId} sx={{ typography: 'caption', fontWeight: 600, mb: 0.5 }}>
        {list.fields[name]?.name[language]}
      </Box>
      <Box sx={{ maxHeight: 240, overflowY: 'auto', display: 'flex', flexDirection: 'column' }}>
        {offeredOptions(props, name, language).map(({ value: one, label, depth = 0 }) => (
          <FormControlLabel
            key={one}
            sx={{ mx: 0, paddingInlineStart: `${depth * INDENT_PX}px`, minHeight: TOUCH_HEIGHT }}
            control={
              <Checkbox size="small" sx={{ py: 0.25 }} checked={chosen.includes(one)} onChange={() => toggle(one)} />
            }
            label={label}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Stays in view under the filters, however many they are. */
const FOOT = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 1,
  mx: -2,
  mb: -2,
  px: 2,
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

interface Props {
  readonly model: ToolModel;
  readonly titleId: string;
  readonly onClose: () => void;
}

/** Every filter that the list declares; each acts at once, and the rows behind show what it leaves. */
export function FilterPanel({ model, titleId, onClose }: Props) {
  const t = useListWords();
  const language = useLanguage();
  const { props, list, state, set, isPhone } = model;
  return (
    <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Typography id={titleId} variant="subtitle1" component="h2">
        {t('filter')}
      </Typography>
      {isPhone && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > :first-of-type': { flexBasis: '100%' } }}>
          <SortSelect model={model} />
          {(props.exported ?? props.files) && <ExportMenu model={model} />}
        </Box>
      )}
      {Object.entries(list.fields).map(([name, field]) => {
        const value = state.filters[name];
        switch (field.filterable) {
          case 'choice':
            return props.people?.[name] ? (
              <PersonFilter key={name} model={model} name={name} label={props.people[name][language]} />
            ) : (
              <ChoiceFilter key={name} model={model} name={name} />
            );
          case 'range':
            return <RangeFilter key={name} model={model} name={name} />;
          case 'text':
            return <TextFilter key={name} model={model} name={name} />;
          case 'yes':
            return (
              <FormControlLabel
                key={name}
                sx={{ mx: 0 }}
                control={
                  <Checkbox
                    checked={value === 'yes'}
                    onChange={(event) => set(withFilter(state, name, event.target.checked ? 'yes' : undefined))}
                  />
                }
                label={fieldName(props, name, language)}
              />
            );
          default:
            return null;
        }
      })}
      <Box sx={FOOT}>
        {hasConditions(state) && <Button onClick={() => set(withoutConditions(state))}>{t('filter.clear')}</Button>}
        <Button variant="outlined" onClick={onClose}>
          {t('filter.close')}
        </Button>
      </Box>
    </Box>
  );
}
