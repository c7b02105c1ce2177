import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startSession } from './platform/identity/session-actions.ts';
import { languageNow, showLanguage } from './platform/language.ts';
import { ensureJapaneseFace } from './ui/theme/japanese-face.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

showLanguage(languageNow());
void startSession();
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void ensureJapaneseFace();
