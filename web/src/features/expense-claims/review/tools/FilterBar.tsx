import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { masterName, useMasters } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { type ReviewSearch, withoutFilters, withParts } from '../search.ts';
import { useReviewWords } from '../words.ts';
import { departmentTree } from './departments.ts';
import { SortSelect } from './SortSelect.tsx';
import { ToolSelect } from './ToolSelect.tsx';

const INDENT = '\u3000';

interface Props {
  readonly search: ReviewSearch;
  /** Whether the list has no heads to sort by. */
  readonly sortsHere: boolean;
  readonly onSearch: (search: ReviewSearch) => void;
  /** Tools at the right end. */
  readonly children: ReactNode;
}

/** What acts on the view: filters left, tools right. */
export function FilterBar({ search, sortsHere, onSearch, children }: Props) {
  const t = useReviewWords();
  const language = useLanguage();
  const { group } = useMasters();
  const hasOwnFilter = search.department !== undefined || search.warned !== undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}>
      <ToolSelect
        label={t('filter.department')}
        value={search.department ?? ''}
        onChange={(code) => onSearch(withParts(search, { department: code === '' ? undefined : code }))}
      >
        <option value="">{t('filter.department.all')}</option>
        {departmentTree(group).map(({ department, depth }) => (
          <option key={department.code} value={department.code}>
            {INDENT.repeat(depth) + masterName(department, language)}
          </option>
        ))}
      </ToolSelect>
      {sortsHere && <SortSelect search={search} onSearch={onSearch} />}
      <FormControlLabel
        sx={{ mx: 0 }}
        control={
          <Checkbox
            checked={search.warned === 'yes'}
            onChange={(event) => onSearch(withParts(search, { warned: event.target.checked ? 'yes' : undefined }))}
          />
        }
        label={t('filter.warned')}
      />
      {hasOwnFilter && <Button onClick={() => onSearch(withoutFilters(search))}>{t('filter.clear')}</Button>}
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>{children}</Box>
    </Box>
  );
}
