import { memo } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import { fieldName } from '../list-props.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { useListWords } from '../words.ts';
import { ToolSelect } from './ToolSelect.tsx';

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
