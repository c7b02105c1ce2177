import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx';
import { MoreMenu } from '../../../../kit/MoreMenu.tsx';
import { ReasonedButton } from '../../../../kit/ReasonedButton.tsx';
import { useMessages } from '../../../../platform/messages.ts';
import { useSampleWords } from './words.ts';

export function ButtonsSample() {
  const t = useSampleWords();
  const message = useMessages();
  const [isAsked, setAsked] = useState(false);
  const press = (name: string) => () => message(t('pressed', { name }), 'success');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <MoreMenu
        items={[
          { label: t('buttons.copy'), reason: null, run: press(t('buttons.copy')) },
          { label: t('buttons.print'), reason: t('buttons.noPaper'), run: () => undefined },
        ]}
      />
      <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
        {t('buttons.danger')}
      </Button>
      <Button variant="outlined" onClick={press(t('buttons.secondary'))}>
        {t('buttons.secondary')}
      </Button>
      <ReasonedButton variant="outlined" reason={t('buttons.reason')}>
        {t('buttons.off')}
      </ReasonedButton>
      <Button variant="contained" onClick={press(t('buttons.primary'))}>
        {t('buttons.primary')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('buttons.question')}
        confirmLabel={t('buttons.danger')}
        dismissLabel={t('buttons.back')}
        danger
        onConfirm={() => {
          setAsked(false);
          press(t('buttons.danger'))();
        }}
        onDismiss={() => setAsked(false)}
      >
        {t('buttons.effect')}
      </ConfirmDialog>
    </Box>
  );
}
