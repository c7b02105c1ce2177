import { showTasks } from '@madoguchi/contract/information/operations.ts';
import {
  dismissNotifications,
  listNotifications,
  markNotificationsRead,
} from '@madoguchi/contract/notifications/operations.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../test/forms/FormGround.tsx';
import { queryClient, useRead, useWrite } from './query.ts';

const asked: string[] = [];
let status = 200;

function Screen() {
  useRead(showTasks, {});
  useRead(listNotifications, {});
  const plain = useWrite(markNotificationsRead);
  const byHand = useWrite(dismissNotifications, { invalidates: 'by-hand' });
  return (
    <>
      <button type="button" onClick={() => plain.mutate({ ids: [] })}>
        plain
      </button>
      <button type="button" onClick={() => byHand.mutate({ ids: [] })}>
        by hand
      </button>
    </>
  );
}

async function press(name: string): Promise<void> {
  await act(async () => screen.getByRole('button', { name }).click());
  await vi.waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
}

beforeEach(async () => {
  status = 200;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path.split('?')[0] ?? path);
    const answer = path.includes('/read') || path.includes('/dismiss') ? { changed: 1 } : [];
    return Promise.resolve(
      Response.json(status === 200 ? answer : { code: 'stale', message: '', data: {} }, { status }),
    );
  });
  render(
    <FormGround>
      <Screen />
    </FormGround>,
  );
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  asked.length = 0;
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('a write has what shows a noun that it touches read again, and nothing else', async () => {
  await press('plain');
  expect(asked).toEqual([markNotificationsRead.path, listNotifications.path]);
});

it('a write whose caller invalidates by hand has nothing read again', async () => {
  await press('by hand');
  expect(asked).toEqual([dismissNotifications.path]);
});

it('a write that is refused has nothing read again by itself', async () => {
  status = 409;
  await press('plain');
  expect(asked).toEqual([markNotificationsRead.path]);
});
