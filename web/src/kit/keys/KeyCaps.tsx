import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { keyNames } from '../../platform/keys/key-names.ts';
import { strokesOf } from '../../platform/keys/key-press.ts';
import { useKeyWords } from './words.ts';

/** Keys as they stand on the keyboard: those of one stroke side by side, strokes one after the other. */
export function KeyCaps({ keys }: { readonly keys: string }) {
  const t = useKeyWords();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        '& kbd': {
          minWidth: 24,
          px: 0.75,
          boxSizing: 'border-box',
          textAlign: 'center',
          font: 'inherit',
          fontWeight: 600,
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
        },
      }}
    >
      {strokesOf(keys).map((stroke, place) => (
        <Fragment key={stroke}>
          {place === 0 ? null : <small>{t('after')}</small>}
          {keyNames(stroke).map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
