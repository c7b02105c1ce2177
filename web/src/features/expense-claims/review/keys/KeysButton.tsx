import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
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

/** Which keys the page listens to, and the switch that turns the letters off. */
export function KeysButton() {
  const t = useReviewWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const isOn = useObservable(singleKeys);
  return (
    <>
      <Button ref={anchor} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {t('keys.button')}
      </Button>
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <Box sx={{ p: 2, width: 288 }}>
          <Typography id={titleId} variant="subtitle1" component="h2">
            {t('keys.title')}
          </Typography>
          <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '64px 1fr', gap: 0.5, typography: 'body2' }}>
            {KEYS.map(([key, what]) => (
              <Box
                key={key}
                sx={{ display: 'contents', '& dd': { m: 0 }, '& kbd': { font: 'inherit', fontWeight: 600 } }}
              >
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
      </Popover>
    </>
  );
}
