// One form alone on a page, with a field of each kind. Language and draft come from the address; tests answer its calls.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sessionState } from '../../src/platform/identity/session-state.ts';
import { showLanguage } from '../../src/platform/language.ts';
import { sayMessage } from '../../src/platform/messages.ts';
import { preferenceValues } from '../../src/platform/preferences.ts';
import { MessageArea } from '../../src/shell/messages/MessageArea.tsx';
import { STAFF_SESSION } from '../sessions.ts';
import { FormGround } from './FormGround.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

const asked = new URLSearchParams(location.search);
showLanguage(asked.get('lang') === 'en' ? 'en' : 'ja');
if (asked.has('era')) preferenceValues.set({ ...preferenceValues.get(), era: true, 'week-start': 'monday' });
sessionState.set({ phase: 'known', session: STAFF_SESSION });

const onDone = (version: number) => sayMessage(`保存しました（${version}）。`, 'success');

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <FormGround>
      <Box component="main" sx={{ maxWidth: 720, mx: 'auto', p: { xs: 2, sm: 3 } }}>
        <Typography variant="h1" sx={{ mb: 2 }}>
          お知らせ
        </Typography>
        {asked.has('dialog') ? (
          <ReasonDialog onDone={onDone} />
        ) : (
          <NoticeForm {...(asked.has('draft') ? { draftKey: 'n1' } : {})} onDone={onDone} />
        )}
      </Box>
      <MessageArea />
    </FormGround>
  </StrictMode>,
);
