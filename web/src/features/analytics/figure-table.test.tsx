import type { Figures } from '@madoguchi/contract/analytics/model.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { showLanguage } from '../../platform/language.ts';
import { FigureTable } from './FigureTable.tsx';

const one = (name: string, decided: number, approved: number) => ({ name, requests: 5, yen: 5_000, decided, approved });
const purchases = {
  submitted: 20,
  decided: 10,
  approved: 5,
  top: [one('椅子', 4, 3), one('机', 4, 1), one('紙', 2, 1), one('棚', 0, 0)],
};

it('has the approval of each name against that of all with its sign, in a colour of its own by sign [B9-07]', () => {
  showLanguage('ja');
  render(
    <FormGround>
      <FigureTable widget="purchases" figures={{ purchases } as unknown as Figures} tab={null} empty={null} />
    </FormGround>,
  );
  const last = (name: string) => screen.getByRole('row', { name: new RegExp(name) }).lastElementChild;
  expect(['椅子', '机', '紙'].map((name) => last(name)?.textContent)).toEqual(['+25.0', '−25.0', '±0.0']);
  expect(last('棚')?.textContent).toBe('データなし');
  const [above, below, equal] = ['椅子', '机', '紙'].map((name) => getComputedStyle(last(name) as Element).color);
  expect(new Set([above, below, equal]).size).toBe(3);
});
