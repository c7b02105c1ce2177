import { REVIEW_STATES } from '@madoguchi/contract/expense-claims/model.ts';
import { NOT_SUBMITTED, STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { formatNumber } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { peopleIn, type StateCounts } from '../rows/totals.ts';
import type { ReviewState } from '../search.ts';
import { useReviewWords } from '../words.ts';

const ALL = 'all';

interface Props {
  readonly state: ReviewState | undefined;
  /** Absent until they have been read: the tabs stand, their numbers follow. */
  readonly counts: StateCounts | undefined;
  /** The id of the list that the tabs filter. */
  readonly panelId: string;
  readonly onState: (state: ReviewState | undefined) => void;
}

/** The month's people by where they stand, with how many they are. */
export function StateTabs({ state, counts, panelId, onState }: Props) {
  const t = useReviewWords();
  const language = useLanguage();
  const name = (one: ReviewState) => (one === 'not-submitted' ? NOT_SUBMITTED : STATUS_NAMES[one])[language];
  const label = (text: string, of: ReviewState | undefined) => (
    <span>
      {text}
      <TabCount n={counts && peopleIn(counts, of)} />
    </span>
  );
  return (
    <Tabs
      value={state ?? ALL}
      onChange={(_event, chosen: ReviewState | typeof ALL) => onState(chosen === ALL ? undefined : chosen)}
      aria-label={t('tabs.label')}
      variant="scrollable"
    >
      <Tab value={ALL} aria-controls={panelId} label={label(t('tabs.all'), undefined)} />
      {REVIEW_STATES.map((one) => (
        <Tab key={one} value={one} aria-controls={panelId} label={label(name(one), one)} />
      ))}
    </Tabs>
  );
}

/** Room for two digits stands from the start, so that the tabs do not move when the numbers come. */
function TabCount({ n }: { readonly n: number | undefined }) {
  return (
    <span
      style={{
        display: 'inline-block',
        marginInlineStart: 6,
        minWidth: '2ch',
        textAlign: 'start',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 400,
      }}
    >
      {n === undefined ? '' : formatNumber(n)}
    </span>
  );
}
