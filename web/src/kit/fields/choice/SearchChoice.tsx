import { useMemo, useState } from 'react';
import { answers, queryOf, readable } from '../../../platform/reading/reading-match.ts';
import { useFieldWords } from '../words.ts';
import type { InputOfField } from './box-parts.tsx';
import type { Choice } from './choice.ts';
import { SearchBox } from './SearchBox.tsx';

interface Props {
  readonly field: InputOfField;
  readonly values: readonly string[];
  readonly choices: readonly Choice[];
  readonly isMultiple: boolean;
  readonly onChange: (values: readonly string[]) => void;
}

/** Searches a known list by kanji, kana or romaji, from the beginning of the name or its reading. */
export function SearchChoice({ field, values, choices, isMultiple, onChange }: Props) {
  const t = useFieldWords();
  const [typed, setTyped] = useState('');
  const ready = useMemo(
    () => choices.map((choice) => ({ choice, words: readable(choice.label, choice.reading ?? '', choice.value) })),
    [choices],
  );
  const chosen = useMemo(
    () => values.map((value) => choices.find((choice) => choice.value === value) ?? { value, label: value }),
    [values, choices],
  );
  const query = queryOf(typed);
  return (
    <SearchBox
      field={field}
      chosen={chosen}
      isMultiple={isMultiple}
      found={ready.filter(({ words }) => answers(words, query)).map(({ choice }) => choice)}
      emptyText={t('choice.none')}
      onType={setTyped}
      onChoose={(chosen) => onChange(chosen.map(({ value }) => value))}
    />
  );
}
