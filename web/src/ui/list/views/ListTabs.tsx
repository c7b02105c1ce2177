import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { formatNumber } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { offeredOptions } from '../filters/offered-options.ts';
import type { ListModel } from '../model/use-list-model.ts';
import { withFilter } from '../place/list-changes.ts';
import { useListWords } from '../words.ts';
import { firstView } from './saved-views.ts';

/** Tabs of no view: all, and each value of the screen's choice. A view's tab is its id. */
const ALL = ':all';
const OF_VALUE = ':';
/** In the URL: all, although another view is shown first. */
const NO_VIEW = 'all';

/** The values of the screen's choice with how many rows each has, and the views that the person saved. */
export function ListTabs({ model }: { readonly model: ListModel }) {
  const t = useListWords();
  const language = useLanguage();
  const { props, state, place, choice, panelId } = model;
  const field = props.tabs?.field;
  if (field === undefined && choice.views.length === 0) return null;
  const counts = props.tabs?.counts;
  const chosen = field === undefined ? undefined : state.filters[field];
  const options = field === undefined ? [] : offeredOptions(props, field, language);
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);

  function shownTab(): string | false {
    if (choice.view) return choice.view.id;
    if (chosen === undefined) return ALL;
    return Array.isArray(chosen) && chosen.length === 1 ? `${OF_VALUE}${chosen[0]}` : false;
  }

  function show(tab: string): void {
    const view = choice.views.find(({ id }) => id === tab);
    if (view) return place.goView(view.id, view.query);
    const value = tab === ALL ? undefined : [tab.slice(OF_VALUE.length)];
    // Who leaves a view leaves its conditions; otherwise the other conditions stay.
    const from = choice.view ? { ...state, q: '', filters: {}, sort: props.list.sort } : state;
    const next = field === undefined ? from : withFilter(from, field, value);
    place.leaveView(next, firstView(choice.views) ? NO_VIEW : undefined);
  }

  const label = (text: string, count: number | undefined, hasCount: boolean) => (
    <span>
      {text}
      {hasCount && <TabCount n={count} />}
    </span>
  );
  return (
    <Tabs
      value={shownTab()}
      onChange={(_event, tab: string) => show(tab)}
      aria-label={t('tabs')}
      variant="scrollable"
      sx={{ flex: 'none' }}
    >
      <Tab value={ALL} aria-controls={panelId} label={label(t('tabs.all'), all, field !== undefined)} />
      {options.map(({ value, label: text }) => (
        <Tab
          key={value}
          value={`${OF_VALUE}${value}`}
          aria-controls={panelId}
          label={label(text, counts && (counts[value] ?? 0), true)}
        />
      ))}
      {choice.views.map(({ id, name }) => (
        <Tab key={id} value={id} aria-controls={panelId} label={name} />
      ))}
    </Tabs>
  );
}

/** Room for two digits of any face stands from the start: the tabs do not move when the numbers come, nor when the face does. */
function TabCount({ n }: { readonly n: number | undefined }) {
  return (
    <span
      style={{
        display: 'inline-block',
        marginInlineStart: 6,
        minWidth: '1.35em',
        textAlign: 'start',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 400,
      }}
    >
      {n === undefined ? '' : formatNumber(n)}
    </span>
  );
}
