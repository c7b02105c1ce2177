import './platform/without-eval.ts';
import { asked } from './shell/start/asked.ts';

// The imports below take a slow processor long to run: the first request is under way meanwhile.

import './shell/start/libraries.ts';
import './shell/start/ground.ts';

import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { firstSchemesHere } from './kit/theme/schemes/first-schemes.ts';
import { watchTouches } from './platform/touches.ts';
import { makeRouter } from './shell/routes/router.ts';
import { firstScreen } from './shell/start/first-screen.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

// Asked for by the first text alone, the face of Latin letters would come after it, and all be laid out again. In a function of its
// own: the browser notes where a request is made, for which it would read this whole file again.
queueMicrotask(() => void document.fonts.load("1rem 'Inter var'"));
watchTouches();
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
  return import('./kit/theme/japanese-face.ts').then(({ ensureJapaneseFace }) => ensureJapaneseFace());
});
