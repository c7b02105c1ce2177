import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claim } from '../../../../../../test/claims.ts';
import { FormGround } from '../../../../../../test/forms/FormGround.tsx';
import { STAFF_SESSION } from '../../../../../../test/sessions.ts';
import { sessionState } from '../../../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../../../platform/language.ts';
import { queryClient } from '../../../../../platform/query.ts';
import { CommentDialog } from './CommentDialog.tsx';

const CLAIM = claim();

let sent: { readonly path: string; readonly body: unknown }[] = [];
let answer: () => Response;
let outcome: string[] = [];

function takeDown(path: string, init: RequestInit): Promise<Response> {
  if (init.method === 'POST') sent.push({ path, body: JSON.parse(init.body as string) });
  return Promise.resolve(answer());
}

const decided = (status: string) => () => {
  const { lines: _lines, decisions: _decisions, mine: _mine, ...header } = CLAIM;
  return Response.json({ ...header, status, version: CLAIM.version + 1 });
};
const refused = (code: string) => () =>
  Response.json(
    { status: 409, code, message: `拒否：${code}`, data: { fields: [], requestId: 'r1' } },
    { status: 409 },
  );

function open(action: 'return' | 'reject' = 'return', version = CLAIM.version) {
  const dialog = (shown: number) => (
    <FormGround>
      <CommentDialog
        claim={{ ...CLAIM, version: shown }}
        action={action}
        onDone={({ status }) => outcome.push(status)}
        onDismiss={() => outcome.push('dismissed')}
      />
    </FormGround>
  );
  const { rerender } = render(dialog(version));
  return { field: screen.getByRole('textbox'), show: (newer: number) => rerender(dialog(newer)) };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: '差し戻す' }));

describe('the reason of a return', () => {
  beforeEach(() => {
    [sent, outcome] = [[], []];
    answer = decided('returned');
    showLanguage('ja');
    sessionState.set({ phase: 'known', session: STAFF_SESSION });
    vi.stubGlobal('fetch', takeDown);
  });

  afterEach(() => {
    cleanup();
    queryClient.clear();
    sessionState.set({ phase: 'asking' });
    vi.unstubAllGlobals();
  });

  it('is asked for by the claim and the verb, and sent with the version that was looked at [B4-03]', async () => {
    const { field } = open();
    expect(screen.getByRole('dialog', { name: '精算書 TE-2026-00123 を差し戻しますか？' })).toBeDefined();
    type(field, '領収書を添付してください。\n ');
    press();
    await waitFor(() => expect(outcome).toEqual(['returned']));
    expect(sent).toEqual([
      {
        path: `/api/expense-claims/${CLAIM.id}/return`,
        body: { version: CLAIM.version, comment: '領収書を添付してください。' },
      },
    ]);
  });

  it.each(['', ' ', '\u3000', '\n\t'])(
    'is not sent while blank (%j): the field says so and takes the focus',
    async (text) => {
      const { field } = open();
      type(field, text);
      press();
      expect(await screen.findByText('差戻しの理由を入力してください。')).toBeDefined();
      await waitFor(() => expect(document.activeElement).toBe(field));
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(sent).toEqual([]);
    },
  );

  it('is not sent beyond 500 characters, and what was typed stays', async () => {
    const { field } = open();
    type(field, 'あ'.repeat(501));
    press();
    expect(await screen.findByText('差戻しの理由は500文字以内で入力してください（現在501文字）。')).toBeDefined();
    expect((field as HTMLTextAreaElement).value).toHaveLength(501);
    expect(sent).toEqual([]);
  });

  it('goes by Ctrl+Enter, but by no key of a composition; Esc closes nothing then either [B0-11]', async () => {
    const { field } = open();
    type(field, '理由');
    for (const key of ['Enter', 'Escape']) {
      fireEvent.keyDown(field, { key, ctrlKey: true, isComposing: true });
      fireEvent.keyDown(field, { key, isComposing: true });
      fireEvent.keyDown(field, { key, ctrlKey: true, keyCode: 229 });
    }
    fireEvent.keyDown(field, { key: 'Enter' });
    expect([sent, outcome]).toEqual([[], []]);
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(outcome).toEqual(['returned']));
  });

  it('stays when somebody else was quicker, and then speaks of the newer version [B0-02]', async () => {
    answer = refused('stale');
    const { field, show } = open();
    type(field, '理由');
    press();
    expect(await screen.findByText('拒否：stale')).toBeDefined();
    expect(field).toHaveProperty('value', '理由');
    show(CLAIM.version + 1);
    answer = decided('returned');
    press();
    await waitFor(() => expect(outcome).toEqual(['returned']));
    expect(sent.map(({ body }) => body)).toEqual([
      { version: CLAIM.version, comment: '理由' },
      { version: CLAIM.version + 1, comment: '理由' },
    ]);
  });

  it('of a rejection is another question with another verb [B4-03]', async () => {
    answer = decided('rejected');
    const { field } = open('reject');
    type(field, '対象外のため');
    fireEvent.click(screen.getByRole('button', { name: '却下する' }));
    await waitFor(() => expect(outcome).toEqual(['rejected']));
    expect(sent[0]?.path).toBe(`/api/expense-claims/${CLAIM.id}/reject`);
  });
});
