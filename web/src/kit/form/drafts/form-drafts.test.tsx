import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { NoticeForm } from '../../../../test/forms/NoticeForm.tsx';
import { NOTICE, NOTICE_ID } from '../../../../test/forms/sample-operation.ts';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import type { DraftStorage } from '../../../platform/drafts/device-drafts.ts';
import { type FormDraft, FormDraftStorage } from '../../../platform/drafts/form-drafts.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { messages } from '../../../platform/messages.ts';

let kept: Map<string, FormDraft>;
const storage: DraftStorage<FormDraft> = {
  get: async (key) => structuredClone(kept.get(key)),
  set: async (key, value) => void kept.set(key, value),
  del: async (key) => void kept.delete(key),
};

const KEY = 'uid-staff/test.save-notice/n1';
const FILLED = { title: '点検', day: '2026-11-21', kind: 'work' as const };
const signIn = (uid: string) => {
  const { user } = STAFF_SESSION;
  sessionState.set({ phase: 'known', session: { ...STAFF_SESSION, user: user && { ...user, uid } } });
};

function open(defaults: Parameters<typeof NoticeForm>[0]['defaults'] = FILLED, onDone = () => {}) {
  const form = (
    <FormGround>
      <FormDraftStorage value={() => storage}>
        <NoticeForm draftKey="n1" defaults={defaults} onDone={onDone} />
      </FormDraftStorage>
    </FormGround>
  );
  return render(form).unmount;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const restored = () => screen.findByText('前回の入力を復元しました。まだ保存していません。');

const DRAFT: FormDraft = { base: { ...NOTICE, ...FILLED }, values: { ...NOTICE, ...FILLED, title: '臨時点検' } };
const asked = () => screen.findByText('前回の入力が残っています。その後、保存済みの内容が変わりました。');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The button of the message; drawn in the message area, it outlives the form. */
function pressUndo() {
  const { getByRole } = render(messages.get().at(-1)?.action);
  fireEvent.click(getByRole('button', { name: '元に戻す' }));
}

/** Waits until the form listens for what is typed: its draft has been asked for. */
async function openAndReady(defaults?: Parameters<typeof open>[0]) {
  const get = vi.spyOn(storage, 'get');
  const leave = open(defaults);
  await waitFor(() => expect(get).toHaveBeenCalled());
  await Promise.all(get.mock.results.map(({ value }) => value));
  get.mockRestore();
  return leave;
}

describe('what is typed and not saved [B0-11]', () => {
  beforeEach(() => {
    kept = new Map();
    showLanguage('ja');
    signIn('uid-staff');
  });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    messages.set([]);
    sessionState.set({ phase: 'asking' });
  });

  it('comes back on the next visit, also what could not be read, and says that it is not saved', async () => {
    const leave = await openAndReady();
    type('件名', '臨時点検');
    type('掲載日', 'あした');
    leave();
    await waitFor(() => expect(kept.get(KEY)?.values).toMatchObject({ title: '臨時点検', day: 'あした' }));
    open();
    await restored();
    expect(field('件名')).toHaveProperty('value', '臨時点検');
    expect(field('掲載日')).toHaveProperty('value', 'あした');
  });

  it('is discarded at a wish, and even then can be taken back', async () => {
    kept.set(KEY, DRAFT);
    open();
    await restored();
    fireEvent.click(screen.getByRole('button', { name: '破棄する' }));
    await waitFor(() => expect(field('件名')).toHaveProperty('value', '点検'));
    await waitFor(() => expect(kept.size).toBe(0));
    expect(screen.queryByRole('button', { name: '破棄する' })).toBeNull();
    render(messages.get().at(-1)?.action);
    fireEvent.click(screen.getByRole('button', { name: '元に戻す' }));
    expect(field('件名')).toHaveProperty('value', '臨時点検');
    await restored();
    await waitFor(() => expect(kept.get(KEY)?.values).toMatchObject({ title: '臨時点検' }));
  });

  it('is asked about where the record has changed since, and goes over the newer one field by field', async () => {
    kept.set(KEY, DRAFT);
    open({ ...FILLED, day: '2026-11-25' });
    await screen.findByText('前回の入力が残っています。その後、保存済みの内容が変わりました。');
    expect(field('件名')).toHaveProperty('value', '点検');
    fireEvent.click(screen.getByRole('button', { name: '復元する' }));
    expect(field('件名')).toHaveProperty('value', '臨時点検');
    expect(field('掲載日')).toHaveProperty('value', '2026/11/25(水)');
  });

  it('belongs to its person alone', async () => {
    kept.set(KEY, DRAFT);
    signIn('uid-other');
    await openAndReady();
    expect(field('件名')).toHaveProperty('value', '点検');
    expect(screen.queryByRole('button', { name: '破棄する' })).toBeNull();
  });

  it('is dropped once it is saved', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ id: NOTICE_ID, version: 2 }));
    kept.set(KEY, DRAFT);
    const onDone = vi.fn();
    const leave = open(FILLED, onDone);
    await restored();
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    leave();
    await waitFor(() => expect(kept.size).toBe(0));
  });

  it('is not written back by a page whose person has signed out meanwhile', async () => {
    const leave = await openAndReady();
    type('件名', '臨時点検');
    const del = vi.spyOn(storage, 'del');
    const { session } = sessionState.get() as { session: typeof STAFF_SESSION };
    sessionState.set({ phase: 'known', session: { ...session, user: null } });
    leave();
    await waitFor(() => expect(del).toHaveBeenCalledWith(KEY));
    expect(kept.size).toBe(0);
    del.mockRestore();
  });

  it('discarded though the record has changed, is put back as it was found: still to be decided on', async () => {
    kept.set(KEY, DRAFT);
    open({ ...FILLED, day: '2026-11-25' });
    await asked();
    press('破棄する');
    await waitFor(() => expect(kept.size).toBe(0));
    pressUndo();
    await asked();
    expect(messages.get().at(-1)?.text).toBe('前回の入力を元に戻しました。');
    expect(field('件名')).toHaveProperty('value', '点検');
    expect(field('掲載日')).toHaveProperty('value', '2026/11/25(水)');
    await waitFor(() => expect(kept.get(KEY)).toEqual(DRAFT));
    press('復元する');
    expect(field('件名')).toHaveProperty('value', '臨時点検');
    expect(field('掲載日')).toHaveProperty('value', '2026/11/25(水)');
  });

  it('discarded, and put back once the form has been left, is there at the next visit', async () => {
    kept.set(KEY, DRAFT);
    const leave = open();
    await restored();
    press('破棄する');
    await waitFor(() => expect(kept.size).toBe(0));
    leave();
    pressUndo();
    await waitFor(() => expect(kept.get(KEY)).toEqual(DRAFT));
    open();
    await restored();
    expect(field('件名')).toHaveProperty('value', '臨時点検');
  });

  it('discarded, and put back where the form was opened again meanwhile, is taken by the one that is open', async () => {
    kept.set(KEY, DRAFT);
    const leave = open({ ...FILLED, day: '2026-11-25' });
    await asked();
    press('破棄する');
    leave();
    await openAndReady({ ...FILLED, day: '2026-11-26' });
    pressUndo();
    await asked();
    expect(field('掲載日')).toHaveProperty('value', '2026/11/26(木)');
    await waitFor(() => expect(kept.get(KEY)).toEqual(DRAFT));
  });

  it('restored, discarded and put back after a saving, does not go over what was saved', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ id: NOTICE_ID, version: 2 }));
    kept.set(KEY, DRAFT);
    const onDone = vi.fn();
    open(FILLED, onDone);
    await restored();
    press('破棄する');
    type('掲載日', '2026/11/25');
    press('保存');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    pressUndo();
    await asked();
    expect(field('件名')).toHaveProperty('value', '点検');
    press('復元する');
    expect(field('件名')).toHaveProperty('value', '臨時点検');
    expect(field('掲載日')).toHaveProperty('value', '2026/11/25');
  });

  it('is not put back on the device of somebody who has signed out', async () => {
    kept.set(KEY, DRAFT);
    const leave = open();
    await restored();
    press('破棄する');
    await waitFor(() => expect(kept.size).toBe(0));
    leave();
    signIn('uid-other');
    const set = vi.spyOn(storage, 'set');
    pressUndo();
    expect(set).not.toHaveBeenCalled();
    set.mockRestore();
  });

  it('stays kept when an older draft is discarded beside it', async () => {
    kept.set(KEY, DRAFT);
    open({ ...FILLED, day: '2026-11-25' });
    await asked();
    type('件名', '本日点検');
    press('破棄する');
    await waitFor(() => expect(kept.get(KEY)?.values).toMatchObject({ title: '本日点検', day: '2026-11-25' }));
  });

  it('leaves an older draft on the device when it is taken back by hand, and none when it is saved', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ id: NOTICE_ID, version: 2 }));
    kept.set(KEY, DRAFT);
    const onDone = vi.fn();
    const leave = open({ ...FILLED, day: '2026-11-25' }, onDone);
    await asked();
    type('件名', '本日点検');
    await waitFor(() => expect(kept.get(KEY)?.values).toMatchObject({ title: '本日点検' }));
    type('件名', '点検');
    await waitFor(() => expect(kept.get(KEY)).toEqual(DRAFT));
    press('保存');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    leave();
    await waitFor(() => expect(kept.size).toBe(0));
  });
});
