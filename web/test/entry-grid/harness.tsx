// The grid alone on a page, with a store that tests can reach. Lines, language and width come from the address.

import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { EntryGrid } from '../../src/features/expense-claims/sheet/EntryGrid.tsx';
import { newLine, withCell } from '../../src/features/expense-claims/sheet/store/sheet-line.ts';
import { SheetStore } from '../../src/features/expense-claims/sheet/store/sheet-store.ts';
import { theme } from '../../src/kit/theme/theme.ts';
import { showLanguage } from '../../src/platform/language.ts';
import { MessageArea } from '../../src/shell/messages/MessageArea.tsx';
import { SHEET_GROUND, SHEET_MASTERS, testLineId, trainRide } from '../sheet-ground.ts';
import { SHEET_SUGGESTIONS } from './sheet-suggestions.ts';

const asked = new URLSearchParams(location.search);
const lineCount = Number(asked.get('lines') ?? '3');
showLanguage(asked.get('lang') === 'en' ? 'en' : 'ja');

let made = 100_000;
const store = new SheetStore({
  ground: SHEET_GROUND,
  newId: () => testLineId(made++),
  lines: Array.from({ length: lineCount }, (_, n) =>
    trainRide(n + 1, { to: '上野', unitFare: 200 + n, memo: n % 2 ? '雨天のため' : '' }),
  ),
});

const events = { submits: 0, leaves: 0, patches: 0 };
store.onPatches(() => events.patches++);
Object.assign(globalThis, { harness: { store, events, newLine, withCell, testLineId, trainRide } });

const attachments = (lineId: string) => (
  <button type="button" tabIndex={-1} aria-label={`${store.order().indexOf(lineId) + 1}行目の領収書`}>
    <span aria-hidden="true" />
  </button>
);

createRoot(document.getElementById('root') ?? document.body).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <h1>精算書</h1>
    <button type="button">前</button>
    <EntryGrid
      store={store}
      masters={SHEET_MASTERS}
      suggestions={SHEET_SUGGESTIONS}
      today={'2026-11-21' as PlainDate}
      readOnly={asked.has('locked')}
      keepsEveryLine={asked.has('reader')}
      onSubmitShortcut={() => events.submits++}
      onLeave={() => {
        events.leaves++;
        document.getElementById('bar')?.focus();
      }}
      renderAttachments={attachments}
    />
    <button type="button" id="bar">
      申請する
    </button>
    <MessageArea />
  </ThemeProvider>,
);
