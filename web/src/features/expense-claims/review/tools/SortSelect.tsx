import { REVIEW_SORTS } from '@madoguchi/contract/expense-claims/model.ts';
import { type ReviewSearch, type ReviewSort, sortOf, withParts } from '../search.ts';
import { useReviewWords } from '../words.ts';
import { ToolSelect } from './ToolSelect.tsx';

interface Props {
  readonly search: ReviewSearch;
  readonly onSearch: (search: ReviewSearch) => void;
}

/** The order of the cards, which have no heads to press. */
export function SortSelect({ search, onSearch }: Props) {
  const t = useReviewWords();
  const choose = (choice: string) => {
    const [sort, direction] = choice.split(' ') as [ReviewSort, 'asc' | 'desc'];
    onSearch(
      withParts(search, {
        sort: sort === 'employee' ? undefined : sort,
        direction: direction === 'desc' ? 'desc' : undefined,
      }),
    );
  };
  return (
    <ToolSelect label={t('filter.sort')} value={`${sortOf(search)} ${search.direction ?? 'asc'}`} onChange={choose}>
      {REVIEW_SORTS.flatMap((sort) => [
        <option key={`${sort} asc`} value={`${sort} asc`}>
          {t('sort.ascending', { column: t(`column.${sort}`) })}
        </option>,
        <option key={`${sort} desc`} value={`${sort} desc`}>
          {t('sort.descending', { column: t(`column.${sort}`) })}
        </option>,
      ])}
    </ToolSelect>
  );
}
