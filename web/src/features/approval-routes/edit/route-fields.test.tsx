import { NewRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { createRoute } from '@madoguchi/contract/approval-routes/operations.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { haveEmptyMasters } from '../../../../test/masters.ts';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { masterArrivals } from '../../../platform/identity/master-lists.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { emptyRoute } from './new-route.ts';
import { RouteFields } from './RouteFields.tsx';

const SOFTWARE = { code: 'software', name: 'ソフトウェア', nameEn: 'Software', kana: 'ソフトウェア' };

function Form() {
  const [defaults] = useState(() => ({ draft: emptyRoute('2026-11-21' as never) }));
  const form = useOperationForm(createRoute, { input: NewRoute, defaults, onDone: () => {} });
  return (
    <OperationForm form={form} label="新しい承認経路">
      <RouteFields people={[]} />
    </OperationForm>
  );
}

beforeEach(() => {
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  haveEmptyMasters();
  const { data, ...arrivals } = masterArrivals.get();
  masterArrivals.set({ ...arrivals, data: data && { ...data, purchase_type: [SOFTWARE] as never } });
});
afterEach(() => {
  cleanup();
  sessionState.set({ phase: 'asking' });
});

it('asks for types where the requests have some, and still shows those left of another kind of request [B3-01]', () => {
  render(
    <FormGround>
      <Form />
    </FormGround>,
  );
  const types = () => screen.queryByRole('group', { name: /購買区分/ });
  expect(types()).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '購買申請' }));
  expect(types()).not.toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '交通費・旅費精算' }));
  expect(types()).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '購買申請' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'ソフトウェア' }));
  fireEvent.click(screen.getByRole('radio', { name: '交通費・旅費精算' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'ソフトウェア' }));
  expect(types()).toBeNull();
});
