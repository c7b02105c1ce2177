import { publishAnnouncement, showForMaintenance } from '@madoguchi/contract/announcements/operations.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { queryClient, useRead } from '../../platform/query.ts';
import { RecordActions } from './RecordActions.tsx';
import { recordStep } from './StepDialog.tsx';

const record = { id: '01932b6c-0000-7000-8000-000000000001', version: 1 };
const reading = showForMaintenance.path.replace(':id', record.id);
const publishing = publishAnnouncement.path.replace(':id', record.id);

const asked: string[] = [];
let status = 200;

const atOnce = recordStep({ operation: publishAnnouncement, label: '公開する', done: '公開しました。' });
const confirmed = { ...atOnce, question: '公開しますか？' };

function Page({ step }: { readonly step: typeof atOnce }) {
  useRead(showForMaintenance, { id: record.id });
  return <RecordActions record={record} steps={[{ step }]} />;
}

async function open(step: typeof atOnce): Promise<void> {
  render(
    <FormGround>
      <Page step={step} />
    </FormGround>,
  );
  await settled();
  asked.length = 0;
}

const settled = () => vi.waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));

async function press(within: 'dialog' | 'page'): Promise<void> {
  const place = within === 'dialog' ? screen.getByRole('dialog') : document.body;
  const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === atOnce.label);
  await act(async () => button?.click());
  await settled();
}

beforeEach(() => {
  status = 200;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const answer = status === 200 ? {} : { code: 'stale', message: '', data: {} };
    return Promise.resolve(Response.json(answer, { status: path === publishing ? status : 200 }));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it.each([200, 409])('a step that is answered %i has the record read again', async (answer) => {
  status = answer;
  await open(atOnce);
  await press('page');
  expect(asked).toEqual([publishing, reading]);
});

it('a step with a question is taken once it is confirmed, not before', async () => {
  await open(confirmed);
  await press('page');
  expect(asked).toEqual([]);
  await press('dialog');
  expect(asked).toEqual([publishing, reading]);
});
