import { read } from '@madoguchi/contract/operation.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { messages } from '../../../platform/messages.ts';
import { ThemeGround } from '../../theme/ThemeGround.tsx';
import type { AnyRow } from '../list-props.ts';
import type { ListModel } from '../model/use-list-model.ts';
import { BulkBar } from './BulkBar.tsx';
import type { AskedBulk } from './bulk.ts';
import type { ChosenRows } from './chosen.ts';

const listTrees = read('test.list-trees', {
  at: ['GET', '/api/test/trees'],
  access: 'staff',
  input: z.strictObject({ limit: z.coerce.number(), after: z.string().optional() }),
  output: z.object({ rows: z.array(z.object({ id: z.string() })), next: z.string().nullable() }),
  refuses: [],
});
const ROWS = ['a', 'b', 'c'].map((id) => ({ id }));
const FIRST: ChosenRows<AnyRow> = { rows: new Map([['a', { id: 'a' }]]), anchor: 'a' };

/** Asks by a dialog of its own; of the row `b` it says why not. */
const ASKED: AskedBulk<AnyRow> = {
  id: 'move',
  label: '移動…',
  whyNot: (rows) => (rows.some(({ id }) => id === 'b') ? 'bは動かせません。' : null),
  dialog: ({ rows, onClose }) => (
    <div role="dialog">
      <p>{rows.map(({ id }) => String(id)).join()}を移動</p>
      <button type="button" onClick={() => onClose(false)}>
        やめる
      </button>
      <button type="button" onClick={() => onClose(true)}>
        済み
      </button>
    </div>
  ),
};

let answer = Promise.withResolvers<Response>();
let wasCalledOff = false;

/** The bar over a list of which one row is chosen; it goes with the last one, as it does in the list. */
function Tools() {
  const [chosen, choose] = useState(FIRST);
  if (chosen.rows.size === 0) return <p>何も選択していません</p>;
  const held = { rows: [{ id: 'a' }], isComplete: false, offset: 0 };
  const model = { props: { operation: listTrees, bulk: [ASKED] }, rows: { held }, chosen, choose, keyOf, asked: {} };
  return <BulkBar model={model as unknown as ListModel} />;
}
const keyOf = ({ id }: AnyRow) => String(id);

beforeEach(() => {
  answer = Promise.withResolvers<Response>();
  wasCalledOff = false;
  messages.set([]);
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => {
      wasCalledOff = true;
      answer.reject(signal.reason);
    });
    return answer.promise;
  });
  render(
    <ThemeGround>
      <Tools />
    </ThemeGround>,
  );
});
afterEach(() => {
  cleanup();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('choosing all that match', () => {
  it('chooses what was read [B0-10]', async () => {
    press('条件に合うすべてを選択');
    answer.resolve(Response.json({ rows: ROWS, next: null }));
    expect(await screen.findByText('3件を選択中')).toBeDefined();
    expect(messages.get()).toEqual([]);
  });

  it('is called off by letting all go: nothing comes back chosen [B0-10]', async () => {
    press('条件に合うすべてを選択');
    press('選択を解除');
    expect(wasCalledOff).toBe(true);
    await waitFor(() => expect(answer.promise).rejects.toThrow());
    expect(screen.getByText('何も選択していません')).toBeDefined();
    expect(messages.get()).toEqual([]);
  });

  it('says why it could not, and leaves chosen what was [B0-10] [S8-03]', async () => {
    press('条件に合うすべてを選択');
    answer.reject(new TypeError('Failed to fetch'));
    await waitFor(() => expect(messages.get()).toMatchObject([{ variant: 'error' }]));
    expect(messages.get()[0]?.text).toMatch(/サーバーに接続できません/);
    expect(screen.getByText('1件を選択中')).toBeDefined();
    expect(screen.getByRole('button', { name: '条件に合うすべてを選択' })).toBeDefined();
  });
});

describe('an act that asks by a dialog of its own', () => {
  it('is given the chosen rows, and lets them go once it is done, not where it was given up [B0-10]', () => {
    press('移動…');
    expect(screen.getByText('aを移動')).toBeDefined();
    press('やめる');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('1件を選択中')).toBeDefined();
    press('移動…');
    press('済み');
    expect(screen.getByText('何も選択していません')).toBeDefined();
  });

  it('cannot be pressed while it says why not [B0-10]', async () => {
    press('条件に合うすべてを選択');
    answer.resolve(Response.json({ rows: ROWS, next: null }));
    await screen.findByText('3件を選択中');
    press('移動…');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '移動…' }).getAttribute('aria-disabled')).toBe('true');
  });
});
