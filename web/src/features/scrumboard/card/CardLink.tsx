import { may } from '@madoguchi/contract/access.ts';
import type { Card } from '@madoguchi/contract/scrumboard/model.ts';
import { changeCard } from '@madoguchi/contract/scrumboard/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { TextField } from '../../../kit/TextField.tsx';
import { useUser } from '../../../platform/session.ts';
import { useRequests } from '../../to-dos/public.ts';
import { useRun } from '../use-run.tsx';
import { Part } from './Part.tsx';
import { useCardWords } from './words.ts';

const LONGEST = 40;

/** The request that the card is about: found by its number, then a link to its page. */
export function CardLink({ card, mayEdit }: { readonly card: Card; readonly mayEdit: boolean }) {
  const t = useCardWords();
  const { role } = useUser();
  const { run } = useRun();
  const { link } = card;
  const set = (to: Card['link']) => run(changeCard, { cardId: card.id, was: { link }, is: { link: to } });
  const mayFind = mayEdit && may({ roles: role }, 'staff');
  if (link === null && !mayFind) return null;
  return (
    <Part title={t('request')}>
      {link === null ? (
        <Finder onChoose={(found) => void set(found)} />
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Link to={link.to as `/${string}`}>{link.number}</Link>
          {mayEdit ? (
            <Button size="small" onClick={() => void set(null)}>
              {t('request.remove')}
            </Button>
          ) : null}
        </Box>
      )}
    </Part>
  );
}

function Finder({ onChoose }: { readonly onChoose: (link: NonNullable<Card['link']>) => void }) {
  const t = useCardWords();
  const [typed, setTyped] = useState('');
  const { found, isSearched } = useRequests(typed);
  return (
    <Box sx={{ maxWidth: 320 }}>
      <TextField
        label={t('request.number')}
        value={typed}
        autoComplete="off"
        inputProps={{ maxLength: LONGEST }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Box aria-live="polite">
        {found.map(({ link, name }) => (
          <Button key={link.number} size="small" sx={{ textAlign: 'start' }} onClick={() => onChoose(link)}>
            {t('request.choose', { number: link.number, name })}
          </Button>
        ))}
        {isSearched && found.length === 0 ? <Typography variant="caption">{t('request.none')}</Typography> : null}
      </Box>
    </Box>
  );
}
