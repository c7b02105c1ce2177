import './platform/without-eval.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startSession } from './platform/identity/session-actions.ts';
import { languageNow, showLanguage } from './platform/language.ts';
import { watchTouches } from './platform/touches.ts';
import { makeRouter } from './shell/routes/router.ts';
import { firstScreen } from './shell/start/first-screen.ts';
import { ensureJapaneseFace } from './ui/theme/japanese-face.ts';
import { firstSchemesHere } from './ui/theme/schemes/first-schemes.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

showLanguage(languageNow());
watchTouches();
const asked = startSession();
const router = makeRouter();
// Until then the splash of index.html stands: each screen drawn on the way would cost a slow device a tenth of a second.
void Promise.all([firstScreen(asked, router), firstSchemesHere()]).then(() => {
  const root = createRoot(place);
  // In steps that a press or a key may come between, not in one.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );
  return ensureJapaneseFace();
});
