import { PRESENCE_NAMES } from '@madoguchi/contract/members/names.ts';
import { showPresence } from '@madoguchi/contract/members/operations.ts';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useMembersWords } from '../words.ts';

const PresenceDialog = lazy(async () => ({ default: (await import('./PresenceDialog.tsx')).PresenceDialog }));

/** Where one told colleagues to be today, and the way to tell it anew. */
export function PresenceButton() {
  const t = useMembersWords();
  const language = useLanguage();
  const { data } = useRead(showPresence, {});
  const [isOpen, setOpen] = useState(false);
  const presence = data?.presence ?? null;
  const word = presence === null ? t('presence.none') : PRESENCE_NAMES[presence][language];
  return (
    <>
      <Button variant="outlined" aria-disabled={data === undefined} onClick={() => setOpen(data !== undefined)}>
        {t('presence.own', { presence: word })}
      </Button>
      {isOpen && data ? (
        <Suspense fallback={null}>
          <PresenceDialog own={data} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
