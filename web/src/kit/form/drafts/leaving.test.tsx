import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { NoticeForm } from '../../../../test/forms/NoticeForm.tsx';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import type { DraftStorage } from '../../../platform/drafts/device-drafts.ts';
import { type FormDraft, FormDraftStorage } from '../../../platform/drafts/form-drafts.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';

const KEPT = '入力した内容はこの端末に残り、次に開いたときに表示します。';
const LOST = '入力した内容は残りません。';

function Page() {
  return (
    <FormGround>
      <NoticeForm draftKey="n1" onDone={() => undefined} />
    </FormGround>
  );
}

/** Opens a form whose drafts lie there, and answers how to leave it for another page. */
async function open(set: DraftStorage<FormDraft>['set']) {
  const storage: DraftStorage<FormDraft> = { get: async () => undefined, set, del: async () => undefined };
  const root = createRootRoute();
  const form = createRoute({ getParentRoute: () => root, path: '/', component: Page });
  const other = createRoute({ getParentRoute: () => root, path: '/other', component: () => null });
  const router = createRouter({ routeTree: root.addChildren([form, other]), history: createMemoryHistory() });
  render(
    <FormDraftStorage value={() => storage}>
      <RouterProvider router={router} />
    </FormDraftStorage>,
  );
  await screen.findByRole('textbox', { name: '件名' });
  return () => act(() => void router.navigate({ to: '/other' }));
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox', { name: '件名' }), { target: { value } });

describe('leaving a page with unsaved input', () => {
  beforeEach(() => {
    showLanguage('ja');
    sessionState.set({ phase: 'known', session: STAFF_SESSION });
    // The router scrolls to the top of a new screen, which jsdom cannot.
    vi.stubGlobal('scrollTo', () => undefined);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    sessionState.set({ phase: 'asking' });
  });

  it('says that the device keeps what was typed [B0-11]', async () => {
    const set = vi.fn(async () => undefined);
    const leave = await open(set);
    type('臨時点検');
    await waitFor(() => expect(set).toHaveBeenCalled());
    leave();
    expect(await screen.findByText(KEPT)).toBeDefined();
  });

  it('does not promise it where the device has refused, also while it asks [B0-11]', async () => {
    const leave = await open(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
    type('臨時点検');
    leave();
    expect(await screen.findByText(LOST)).toBeDefined();
    expect(screen.queryByText(KEPT)).toBeNull();
  });

  it('asks before the page closes where the device refuses, and only for as long [B0-11]', async () => {
    const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    let isFull = false;
    const set = vi.fn(async () => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
    });
    await open(set);
    type('臨時点検');
    await waitFor(() => expect(set).toHaveBeenCalled());
    expect(asksBeforeClosing()).toBe(false);
    isFull = true;
    type('臨時点検2');
    await waitFor(() => expect(asksBeforeClosing()).toBe(true));
    isFull = false;
    type('臨時点検3');
    await waitFor(() => expect(asksBeforeClosing()).toBe(false));
  });
});
