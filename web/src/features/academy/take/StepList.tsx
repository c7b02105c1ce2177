import type { TakenStep } from '@madoguchi/contract/academy/model.ts';
import { inLanguage } from '@madoguchi/contract/in-language.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { useLanguage } from '../../../platform/words.ts';

import { useAcademyWords } from '../words.ts';

interface Props {
  readonly parts: readonly TakenStep[];
  /** The step that is open, from 1. */
  readonly place: number;
  readonly isDone: (stepId: string) => boolean;
  readonly onGo: (place: number) => void;
}

/** The steps with their minutes and which are done; any can be opened at any time (AC6). A sheet from below where there is no room. */
export function StepList(props: Props) {
  const t = useAcademyWords();
  const [isOpen, setOpen] = useState(false);
  const hasRoom = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const { parts, place, onGo } = props;
  if (hasRoom) return <Steps {...props} />;
  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {t('stepOf', { place, all: parts.length })}
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': t('steps'), role: 'dialog', sx: { maxHeight: '80dvh' } } }}
      >
        <Steps
          {...props}
          onGo={(to) => {
            setOpen(false);
            onGo(to);
          }}
        />
        <Box sx={{ p: 1, textAlign: 'end' }}>
          <Button onClick={() => setOpen(false)}>{t('close')}</Button>
        </Box>
      </Drawer>
    </div>
  );
}

function Steps({ parts, place, isDone, onGo }: Props) {
  const t = useAcademyWords();
  const language = useLanguage();
  return (
    <Box component="nav" aria-label={t('steps')} sx={{ position: { lg: 'sticky' }, top: { lg: 72 } }}>
      <List disablePadding>
        {parts.map((step, nth) => {
          const done = isDone(step.id);
          const isHere = nth + 1 === place;
          return (
            <li key={step.id}>
              <ListItemButton
                component="button"
                selected={isHere}
                {...(isHere ? { 'aria-current': 'step' as const } : {})}
                onClick={() => onGo(nth + 1)}
                sx={{ width: '100%', textAlign: 'start', gap: 1, alignItems: 'flex-start' }}
              >
                <Icon name={done ? 'success' : 'draft'} size={20} />
                <ListItemText
                  primary={`${nth + 1}. ${inLanguage(step.title, step.titleEn, language).text}`}
                  secondary={`${t('minutes', { n: step.minutes })}${done ? ` ${t('done')}` : ''}`}
                  slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
                  sx={{ m: 0 }}
                />
              </ListItemButton>
            </li>
          );
        })}
      </List>
    </Box>
  );
}
