// The panels at the sides (S6-02): where they stand, what they hold, and how they go.
import type { FrameChoice } from '@madoguchi/contract/preferences/frame-fields.ts';
import { startCopies } from '@madoguchi/contract/preferences/frame-settings.ts';
import { INITIAL_VALUES } from '@madoguchi/contract/preferences/initial-values.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInFrame } from '../../../test/frame-ground.tsx';
import { GUEST_SESSION, STAFF_SESSION, sessionOf } from '../../../test/sessions.ts';
import { frameCopies } from '../../platform/frame-settings.ts';
import { preferenceValues } from '../../platform/preferences.ts';
import { LeftPanel } from './LeftPanel.tsx';
import { RightPanel } from './RightPanel.tsx';
import { useSidePanels } from './use-side-panels.ts';

/** A second passes by itself; a busy machine gets more. */
const SOON = { timeout: 20_000 };

type Config = NonNullable<NonNullable<FrameChoice['layout']>['config']>;

function Shown() {
  const { left, right } = useSidePanels();
  return <output>{[left ? 'left' : '', right ? 'right' : ''].filter(Boolean).join(' ')}</output>;
}

afterEach(() => {
  cleanup();
  preferenceValues.set(INITIAL_VALUES);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const choose = (shortcuts: readonly string[]) => preferenceValues.set({ ...INITIAL_VALUES, shortcuts: [...shortcuts] });

async function shownAt(
  widthPx: number,
  { config = {}, session = STAFF_SESSION }: { config?: Config; session?: typeof STAFF_SESSION } = {},
) {
  await renderInFrame(Shown, { widthPx, session });
  act(() => frameCopies.set(startCopies({ layout: { config } })));
  const said = screen.getByRole('status').textContent;
  cleanup();
  return said;
}

describe('the panels at the sides', () => {
  it('stand where they leave the page its room, each as its switch says [S6-02]', async () => {
    choose(['faq']);
    const off = { display: false };
    expect([
      await shownAt(1440),
      await shownAt(1719),
      await shownAt(1720),
      await shownAt(1920),
      await shownAt(1920, { config: { rightSidePanel: off } }),
      await shownAt(1720, { config: { rightSidePanel: off } }),
      await shownAt(1920, { config: { leftSidePanel: off } }),
      await shownAt(1920, { config: { leftSidePanel: off, rightSidePanel: off } }),
      await shownAt(2560, { config: { mode: 'boxed' } }),
      await shownAt(2560, { session: GUEST_SESSION }),
    ]).toEqual(['', '', 'right', 'left right', 'left', 'left', 'right', '', '', '']);
  });

  it('leave the left side free while nobody has chosen a screen for it', async () => {
    choose([]);
    expect(await shownAt(1920)).toBe('right');
  });

  it('hold at the left all screens that the person chose, in their order, and no other [S6-02]', async () => {
    choose(['faq', 'gone.screen', 'information']);
    await renderInFrame(LeftPanel);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'よくある質問',
      'インフォメーション',
    ]);
  });

  it('hold at the right the day, the seconds that pass, and what is due; of a closed tool nothing [S6-02]', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T05:05:09.000Z'), toFake: ['Date'] });
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      if (url.includes('/information/tasks')) {
        return Promise.resolve(Response.json([{ kind: 'to-dos-due', count: 3, since: '2026-11-20T00:00:00.000Z' }]));
      }
      return Promise.resolve(
        Response.json({ rows: [], next: null, items: [], unread: 0, newest: null, sendsMail: false }),
      );
    });
    preferenceValues.set({ ...INITIAL_VALUES, era: true });
    await renderInFrame(RightPanel, { session: sessionOf('staff') });
    expect(screen.getByText('2026/11/21(土) 令和8年')).toBeTruthy();
    expect(screen.getByText('14:05:09')).toBeTruthy();
    vi.setSystemTime('2026-11-21T05:05:10.000Z');
    await screen.findByText('14:05:10', {}, SOON);
    await screen.findByRole('link', { name: '期限のToDo 3件' }, SOON);
    // The calendar is for system people alone here.
    expect(screen.queryByText('予定')).toBeNull();
    expect(asked.filter((url) => url.includes('/calendar'))).toEqual([]);
  });
});
