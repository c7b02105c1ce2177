import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type KeyBinding, type KeyGroup, keyGroups } from '../../platform/keys/key-registry.ts';
import { useObservable } from '../../platform/observable.ts';
import { usePreference } from '../../platform/preferences.ts';
import { KeyCaps } from './KeyCaps.tsx';
import { useKeyWords } from './words.ts';

/** Every key that acts now, by the part of the page it belongs to, and the switch that turns single ones off. */
export function KeySheet() {
  const t = useKeyWords();
  const groups = useObservable(keyGroups);
  const singleKeys = usePreference('single-keys');
  const hintId = useId();
  return (
    <Box sx={{ minWidth: { sm: 400 } }}>
      {byTitle(groups).map(({ title, bindings }) => (
        <Box key={title} component="section" sx={{ mb: 3 }}>
          <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(7rem, max-content) 1fr',
              columnGap: 2,
              rowGap: 0.75,
              m: 0,
            }}
          >
            {bindings.map(({ keys, label }) => (
              <Box key={`${keys} ${label}`} sx={{ display: 'contents', '& dd': { m: 0 } }}>
                <dt>
                  <KeyCaps keys={keys} />
                </dt>
                <dd>{label}</dd>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      <FormControlLabel
        sx={{ mx: 0 }}
        control={
          <Switch
            checked={singleKeys.value}
            onChange={(event) => void singleKeys.save(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
        label={t('use')}
      />
      <FormHelperText id={hintId} sx={{ mt: 0 }}>
        {t('use.hint')}
      </FormHelperText>
    </Box>
  );
}

/** Several parts of a page may bind keys under one heading; what came last stands first: it is nearest to the work. */
function byTitle(groups: readonly KeyGroup[]): KeyGroup[] {
  const titles = [...new Set(groups.map(({ title }) => title))].toReversed();
  return titles.map((title) => ({
    title,
    bindings: eachOnce(groups.filter((group) => group.title === title).flatMap(({ bindings }) => bindings)),
  }));
}

/** Two forms on a page hear the same keys, each by itself, for the same: that is one line. */
function eachOnce(bindings: readonly KeyBinding[]): KeyBinding[] {
  return [...new Map(bindings.map((binding) => [`${binding.keys} ${binding.label}`, binding])).values()];
}
