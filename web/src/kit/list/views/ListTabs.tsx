import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo } from 'react';
import { formatNumber } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { offeredOptions } from '../filters/offered-options.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { useListWords } from '../words.ts';
import { type BuiltInTab, shownTab, tabsOfChoice, tabsOfPresets } from './built-in-tabs.ts';
import { firstView } from './saved-views.ts';

/** In the URL: all, although another view is shown first. */
const NO_VIEW = 'all';

/** Content of the list's own tabs, and the views that the person saved. */
export const ListTabs = memo(function ListTabs({ model }: { readonly model: ToolModel }) {
  const t = useListWords();
  const { props, state, place, choice, panelId } = model;
  const builtIn = useBuiltInTabs(model);
  if (builtIn.length === 0 && choice.views.length === 0) return null;
  const tabs = builtIn.length > 0 ? builtIn : tabsOfPresets([], t('tabs.all'));

  function show(id: string): void {
    const view = choice.views.find((one) => one.id === id);
    if (view) return place.goView(view.id, view.query);
    // Leaving a view leaves its conditions.
    const from = choice.view ? { ...state, q: '', filters: {}, sort: props.list.sort } : state;
    const tab = tabs.find((one) => one.id === id);
    if (tab) place.leaveView(tab.next(from), firstView(choice.views) ? NO_VIEW : undefined);
  }

  return (
    <Tabs
      value={choice.view?.id ?? shownTab(tabs, state)?.id ?? false}
      onChange={(_event, id: string) => show(id)}
      aria-label={t('tabs')}
      variant="scrollable"
      sx={{ flex: 'none' }}
    >
      {tabs.map(({ id, label, count }) => (
        <Tab
          key={id}
          value={id}
          aria-controls={panelId}
          label={
            <span>
              {label}
              {count !== null && <TabCount n={count} />}
            </span>
          }
        />
      ))}
      {choice.views.map(({ id, name }) => (
        <Tab key={id} value={id} aria-controls={panelId} label={name} />
      ))}
    </Tabs>
  );
});

function useBuiltInTabs({ props }: ToolModel): readonly BuiltInTab[] {
  const t = useListWords();
  const language = useLanguage();
  if (props.presets) return tabsOfPresets(props.presets, t('tabs.all'));
  if (!props.tabs) return [];
  return tabsOfChoice(props.tabs, offeredOptions(props, props.tabs.field, language), t('tabs.all'));
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
