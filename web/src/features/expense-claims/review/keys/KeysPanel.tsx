import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useObservable } from '../../../../platform/observable.ts';
import { useReviewWords } from '../words.ts';
import { singleKeys } from './shortcut-preference.ts';

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['A', 'approve'],
  ['C', 'confirm'],
  ['R', 'return'],
  ['Esc', 'close'],
] as const;

/** The keys of the page, and the switch that turns the letters off. */
export function KeysPanel({ titleId }: { readonly titleId: string }) {
  const t = useReviewWords();
  const isOn = useObservable(singleKeys);
  return (
    <Box sx={{ p: 2 }}>
      <Typography id={titleId} variant="subtitle1" component="h2">
        {t('keys.title')}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '64px 1fr', gap: 0.5, typography: 'body2' }}>
        {KEYS.map(([key, what]) => (
          <Box key={key} sx={{ display: 'contents', '& dd': { m: 0 }, '& kbd': { font: 'inherit', fontWeight: 600 } }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${what}`)}</dd>
          </Box>
        ))}
      </Box>
      <FormControlLabel
        sx={{ mx: 0 }}
        control={<Switch checked={isOn} onChange={(event) => singleKeys.set(event.target.checked)} />}
        label={t('keys.use')}
      />
    </Box>
  );
}
