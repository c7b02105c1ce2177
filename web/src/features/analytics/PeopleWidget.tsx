import type { Figures } from '@madoguchi/contract/analytics/model.ts';
import { movement, shares } from '@madoguchi/contract/analytics/rules.ts';
import { movementText } from '@madoguchi/contract/analytics/tables.ts';
import {
  GENDER_GROUPS,
  type GenderGroup,
  LOOKS_BACK,
  type LooksBack,
  SMALLEST_GROUP,
  WIDGETS,
} from '@madoguchi/contract/analytics/widgets.ts';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Hue } from '../../kit/theme/palettes.ts';
import { useLanguage } from '../../platform/words.ts';
import { Chart } from './Chart.tsx';
import { WidgetCard } from './WidgetCard.tsx';
import { useAnalyticsWords } from './words.ts';

const HUE: Readonly<Record<GenderGroup, Hue>> = {
  ...{ female: 'orange', male: 'blue', other: 'green', unanswered: 'grey', merged: 'crimson' },
};

/** Widget 7: people by their own answer, with share and change (AN5). */
export function PeopleWidget({ figures, nth }: { readonly figures: Figures; readonly nth: number }) {
  const t = useAnalyticsWords();
  const language = useLanguage();
  const [back, setBack] = useState<LooksBack>('month');
  const groups = figures.people ?? [];
  const parts = shares(groups.map(({ now }) => now));
  const share = (at: number) => `${(parts[at] ?? 0).toFixed(1)}%`;
  const empty = figures.people === null ? t('tooFew') : groups.length === 0 ? t('nobody') : null;
  return (
    <WidgetCard
      widget="people"
      {...{ figures, nth }}
      note={t('note.people', { n: SMALLEST_GROUP })}
      empty={empty}
      chartHeightPx={200}
      chart={
        <Chart
          kind="donut"
          label={t('chart', { widget: WIDGETS.people[language] })}
          slices={groups.map(({ group, now }, at) => ({
            name: GENDER_GROUPS[group][language],
            count: now,
            said: `${t('people', { count: now })} (${share(at)})`,
            hue: HUE[group],
          }))}
        />
      }
    >
      {empty === null && (
        <>
          <NativeSelect
            value={back}
            input={<OutlinedInput size="small" />}
            inputProps={{ 'aria-label': t('compare') }}
            sx={{ alignSelf: 'flex-start' }}
            onChange={({ target }) => setBack(LOOKS_BACK.find((one) => one === target.value) ?? 'month')}
          >
            {LOOKS_BACK.map((one) => (
              <option key={one} value={one}>
                {t(`back.${one}`)}
              </option>
            ))}
          </NativeSelect>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.5 }}>
            {groups.map((group, at) => (
              <Box component="li" key={group.group} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Box sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: `status.${HUE[group.group]}.ink` }} />
                <Typography sx={{ flex: 1 }}>{GENDER_GROUPS[group.group][language]}</Typography>
                <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{share(at)}</Typography>
                <Typography variant="caption" sx={{ minWidth: 64, textAlign: 'end' }}>
                  {movementText(movement(group.now, group[back]), language)}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
    </WidgetCard>
  );
}
