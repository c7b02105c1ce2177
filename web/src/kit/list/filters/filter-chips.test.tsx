import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import { PURCHASE_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { FilterChips } from './FilterChips.tsx';

const person = (employeeId: string, name: string, two: string): FoundPerson =>
  ({ id: `01932b6c-0000-7000-8000-0000000001${two}`, employeeId, name, kana: 'サトウ', departmentCode: 'HQ' }) as never;
const HERE = [person('1001', '佐藤 健太', '01'), person('1002', '佐藤 健太', '02'), person('1003', '中村 遥', '03')];

/** Answers as the search for people does: the very number first, else whoever comes close. */
function answer(path: string): Promise<Response> {
  const asked = new URL(path, 'http://portal.example').searchParams.get('q');
  const found = HERE.find(({ employeeId }) => employeeId === asked) ?? HERE.at(-1);
  return Promise.resolve(Response.json({ people: [found] }));
}

const columns = [{ field: 'warned', widthPx: 88, head: { ja: '注意', en: 'Warnings' } }];

function show(filters: Readonly<Record<string, unknown>>): void {
  const model = {
    list: PURCHASE_LIST,
    props: { list: PURCHASE_LIST, columns, people: { employee: PURCHASE_LIST.fields.requester.name } },
    state: { q: '', sort: ['-updated'], filters },
    set: () => undefined,
  };
  render(
    <FormGround>
      <FilterChips model={model as unknown as ToolModel} />
    </FormGround>,
  );
}

beforeEach(() => {
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

it('names a person whom a filter knows by number [B0-10]', async () => {
  show({ employee: ['1003'] });
  expect(await screen.findByText('申請者：中村 遥')).toBeDefined();
});

it('tells two people of one name apart by their numbers [B0-10]', async () => {
  show({ employee: ['1001', '1002'] });
  expect(await screen.findByText('申請者：佐藤 健太（1001）・佐藤 健太（1002）')).toBeDefined();
});

it('leaves a number that is nobody’s here as it is [B0-10]', async () => {
  show({ employee: ['9999', '1003'] });
  expect(await screen.findByText('申請者：9999・中村 遥')).toBeDefined();
});

it('calls a condition of yes or no as its column is called', () => {
  show({ warned: 'yes' });
  expect(screen.getByText('注意')).toBeDefined();
});
