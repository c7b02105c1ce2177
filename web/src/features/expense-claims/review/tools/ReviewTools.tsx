import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { KeysButton } from '../../../../ui/keys/KeysButton.tsx';
import type { StateCounts } from '../rows/totals.ts';
import { type ReviewSearch, withParts } from '../search.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { FilterBar } from './FilterBar.tsx';
import { StateTabs } from './StateTabs.tsx';

interface Props {
  readonly month: YearMonth;
  readonly search: ReviewSearch;
  readonly counts: StateCounts | undefined;
  /** The id of the list that all this acts on. */
  readonly panelId: string;
  /** Whether the list has no heads to sort by. */
  readonly sortsHere: boolean;
  readonly hasKeyboard: boolean;
  readonly onSearch: (search: ReviewSearch) => void;
}

/** What stands above the list: the tabs of its states, its filters, and what is made of it. */
export function ReviewTools({ month, search, counts, panelId, sortsHere, hasKeyboard, onSearch }: Props) {
  return (
    <>
      <StateTabs
        state={search.state}
        counts={counts}
        panelId={panelId}
        onState={(state) => onSearch(withParts(search, { state }))}
      />
      <FilterBar search={search} sortsHere={sortsHere} onSearch={onSearch}>
        {hasKeyboard && <KeysButton />}
        <ExportMenu month={month} search={search} />
      </FilterBar>
    </>
  );
}
