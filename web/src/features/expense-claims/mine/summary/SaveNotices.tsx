import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { useMessages } from '../../../../platform/messages.ts';
import { changesBetween, countOf } from '../autosave/sheet-lines.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';
import { useSaveState } from '../open-sheet/use-open-sheet.ts';
import { useMineWords } from '../words.ts';

/** Notices about unsent input besides the bar: restored, held back, or refused line by line. */
export function SaveNotices({ sheet }: { readonly sheet: OpenSheet }) {
  const t = useMineWords();
  const message = useMessages();
  const { refused } = useSaveState(sheet);
  const sayRestored = useEffectEvent(() => message(t('save.restored'), 'info', { key: 'save.restored' }));
  useEffect(() => {
    if (sheet.isRestored) sayRestored();
  }, [sheet]);
  const { held, store } = sheet;
  return (
    <>
      {held && <Notice text={t('save.held', { count: countOf(changesBetween(held.base, held.mine)) })} />}
      {[...refused].map(([lineId, faults]) => {
        const line = store.order().indexOf(lineId) + 1;
        return <Notice key={lineId} text={t('save.refused-line', { line, message: faults[0]?.message ?? '' })} />;
      })}
    </>
  );
}

function Notice({ text }: { readonly text: string }) {
  return (
    <Box role="alert" sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1, color: 'warning.main' }}>
      <Icon name="warning" size={16} />
      <Typography variant="body2">{text}</Typography>
    </Box>
  );
}
