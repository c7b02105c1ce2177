import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, type ReactNode } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import { fieldName } from '../list-props.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { useListWords } from '../words.ts';

/** The order of the cards, which have no heads to press. */
export const SortSelect = memo(function SortSelect({ model }: { readonly model: ToolModel }) {
  const t = useListWords();
  const language = useLanguage();
  const { props, list, state, set } = model;
  const fields = Object.entries(list.fields).filter(([, { sortable }]) => sortable);
  const [first = ''] = state.sort;
  const nameOf = (key: string) => fieldName(props, key.replace(/^-/, ''), language);
  const several = state.sort.join(',');
  return (
    <ToolSelect label={t('sort')} value={several} onChange={(key) => set({ ...state, sort: key.split(',') })}>
      {state.sort.length > 1 && <option value={several}>{t('sort.several', { column: nameOf(first) })}</option>}
      {fields.flatMap(([field]) => [
        <option key={field} value={field}>
          {t('sort.ascending', { column: fieldName(props, field, language) })}
        </option>,
        <option key={`-${field}`} value={`-${field}`}>
          {t('sort.descending', { column: fieldName(props, field, language) })}
        </option>,
      ])}
    </ToolSelect>
  );
});

interface Props {
  /** Heard, not seen: each of its choices says by itself what it chooses. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `option` elements. */
  readonly children: ReactNode;
}

/** One choice of a tools row. The platform's own list: quick with the keyboard and on a phone. */
function ToolSelect({ label, value, onChange, children }: Props) {
  return (
    <NativeSelect
      input={<OutlinedInput />}
      value={value}
      inputProps={{ 'aria-label': label }}
      sx={{ minWidth: 0, maxWidth: { sm: 240 }, flex: { xs: '1 1 140px', sm: 'none' } }}
      onChange={(event) => onChange(event.target.value)}
    >
      {children}
    </NativeSelect>
  );
}
