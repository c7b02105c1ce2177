// The whole portal in the page, over a server that answers as the test says: for what the frame and the kit do on any screen.
import { countScreens } from '@madoguchi/contract/analytics/operations.ts';
import { showTasks } from '@madoguchi/contract/information/operations.ts';
import { MASTER_LISTS } from '@madoguchi/contract/master-data/list-names.ts';
import { FIND_MASTER } from '@madoguchi/contract/master-data/operations.ts';
import { countNotifications } from '@madoguchi/contract/notifications/operations.ts';
import type { FrameChoice } from '@madoguchi/contract/preferences/frame-fields.ts';
import { startCopies } from '@madoguchi/contract/preferences/frame-settings.ts';
import type { Preferences } from '@madoguchi/contract/preferences/model.ts';
import { savePreference } from '@madoguchi/contract/preferences/operations.ts';
import type { Session } from '@madoguchi/contract/session/model.ts';
import { showSession } from '@madoguchi/contract/session/operations.ts';
import { vi } from 'vitest';
import { App } from '../../src/app.tsx';
import { firstSchemesHere } from '../../src/kit/theme/schemes/first-schemes.ts';
import { frameCopies } from '../../src/platform/frame-settings.ts';
import { forgetMasterLists } from '../../src/platform/identity/master-lists.ts';
import { startSession } from '../../src/platform/identity/session-actions.ts';
import { sessionState } from '../../src/platform/identity/session-state.ts';
import { messages } from '../../src/platform/messages.ts';
import { takeGuestPreferences } from '../../src/platform/preferences.ts';
import { queryClient } from '../../src/platform/query.ts';
import { FIRST_FLAGS } from '../../src/shell/nav/nav-flags.ts';
import { navState } from '../../src/shell/nav/nav-state.ts';
import { closePalette } from '../../src/shell/palette/palette-state.ts';
import { type AppRouter, makeRouter } from '../../src/shell/routes/router.ts';
import { openPanel } from '../../src/shell/settings/panel-state.ts';
import { firstScreen } from '../../src/shell/start/first-screen.ts';
import { type PageServer, startServer } from './server.ts';
import { show } from './show.ts';

/** A stream of news in which nothing happens. */
class QuietStream extends EventTarget {
  readonly readyState = 1;
  close(): void {
    // There is no connection to end.
  }
}

/** Answers what every screen asks for: the session with what its person has chosen, empty master lists, and nothing that waits. */
export function startPortalServer(session: Session): PageServer {
  vi.stubGlobal('EventSource', QuietStream);
  let preferences: Preferences = session.preferences;
  const server = startServer()
    .on(countScreens, () => ({ counted: 1 }))
    .on(showSession, () => ({ ...session, preferences }))
    .on(savePreference, ({ input }) => {
      const name = input['name'] as keyof Preferences;
      const version = preferences[name].version + 1;
      preferences = { ...preferences, [name]: { value: input['value'], version } };
      return { version };
    })
    .on(showTasks, () => [])
    .on(countNotifications, () => ({ unread: 0, newest: null, sendsMail: true }));
  for (const list of MASTER_LISTS) server.on(FIND_MASTER[list], () => Response.json([]));
  return server;
}

let opened: AppRouter | undefined;

/** Opens the portal at an address, as a browser does that has it for the first time; `asked` is what the address asks of the frame. */
export async function openPortal(at: string, asked: FrameChoice = {}): Promise<void> {
  // The one before would follow the address, too.
  opened?.history.destroy();
  sessionState.set({ phase: 'asking' });
  forgetMasterLists();
  queryClient.clear();
  takeGuestPreferences();
  frameCopies.set(startCopies(asked));
  navState.set(FIRST_FLAGS);
  openPanel.set(null);
  closePalette();
  messages.set([]);
  // Keys go to the frame that has the focus, which no test has clicked into yet.
  window.focus();
  window.history.replaceState(null, '', at);
  const router = makeRouter();
  opened = router;
  await Promise.all([firstScreen(startSession(), router), firstSchemesHere()]);
  show(<App router={router} />);
}
