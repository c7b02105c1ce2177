import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { NOTICE, NOTICE_ID, SaveNotice, saveNotice } from '../../../../test/forms/sample-operation.ts';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { OperationForm } from '../../form/OperationForm.tsx';
import { useOperationForm } from '../../form/use-operation-form.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { Choice } from './choice.ts';

const DEPARTMENTS = ['本社', '営業部', '経理部', '人事部', '技術部', '総務部'].map((label) => ({
  value: label,
  label,
}));

function Form({ choices }: { readonly choices: readonly Choice[] }) {
  const [defaults] = useState(NOTICE);
  const form = useOperationForm(saveNotice, {
    input: SaveNotice,
    carries: { id: NOTICE_ID, version: 1 },
    defaults,
    onDone: () => {},
  });
  return (
    <OperationForm form={form} label="部署">
      <ChoiceField name="contact" label="上位の部署" choices={choices} isOptional />
    </OperationForm>
  );
}

const show = (choices: readonly Choice[]) =>
  render(
    <FormGround>
      <Form choices={choices} />
    </FormGround>,
  );
const shown = () => {
  const { options, selectedIndex } = screen.getByRole<HTMLSelectElement>('combobox', { name: /上位の部署/ });
  return [...options].at(selectedIndex)?.text;
};

beforeEach(() => {
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
});
afterEach(() => {
  cleanup();
  sessionState.set({ phase: 'asking' });
});

it('says that none is chosen by its own word where none is one of the choices, and asks for one elsewhere', () => {
  const { unmount } = show([{ value: '', label: '最上位（上位なし）' }, ...DEPARTMENTS]);
  expect(shown()).toBe('最上位（上位なし）');
  const list = screen.getByRole('combobox', { name: /上位の部署/ });
  fireEvent.change(list, { target: { value: '経理部' } });
  expect(shown()).toBe('経理部');
  fireEvent.change(list, { target: { value: '' } });
  expect(shown()).toBe('最上位（上位なし）');
  unmount();
  show(DEPARTMENTS);
  expect(shown()).toBe('選択してください');
});
