import type { Profile } from '@madoguchi/contract/profile/model.ts';
import { INITIAL_VISIBILITY } from '@madoguchi/contract/profile/visibility.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { AboutTab } from './AboutTab.tsx';

const PERSON = {
  employeeId: '0036',
  name: '佐藤 健太',
  kana: 'サトウ ケンタ',
  email: 'staff@madoguchi.example',
  department: 'TYO',
  position: 'chief',
  photoURL: null,
};
const NAMES = { lastName: '佐藤', firstName: '健太', lastNameKana: 'サトウ', firstNameKana: 'ケンタ' };
const OWN: Profile = {
  person: PERSON,
  about: {
    general: { ...NAMES, birthday: '1990-11-22' as PlainDate, gender: 'undisclosed', locations: [] },
    work: { occupation: '', skills: ['英語'], jobs: [] },
    contact: { postalCode: '1000005', address: '千代田区', privatePhone: '' },
  },
  own: { visibility: INITIAL_VISIBILITY, version: 1 },
};
const COLLEAGUES: Profile = {
  person: PERSON,
  about: { general: NAMES, work: { skills: ['英語'] }, contact: {} },
  own: null,
};

beforeEach(() => {
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
});

const open = (profile: Profile, part: 'person' | 'work' = 'person') =>
  render(
    <FormGround>
      <AboutTab profile={profile} part={part} />
    </FormGround>,
  );
const names = () => screen.getAllByRole('term').map((term) => term.textContent);
const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('About', () => {
  it('shows one’s own fields with who sees each, and the age of today by the server’s clock [S2-21, B2-02]', () => {
    open(OWN);
    expect(factOf('生年月日')).toBe('1990/11/22(木)（35歳）本人と人事だけ');
    expect(factOf('性別')).toBe('回答しない本人と人事だけ');
    expect(factOf('住所')).toBe('〒100-0005 千代田区本人と人事だけ');
    cleanup();
    open(OWN, 'work');
    expect(factOf('スキル')).toBe('英語社員全員');
    expect(factOf('職種')).toBe('未登録社員全員');
  });

  it('shows of a colleague the fields that came, and nothing to edit [B2-02]', () => {
    open(COLLEAGUES);
    expect(names()).toEqual(['姓', '名', '姓（フリガナ）', '名（フリガナ）']);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('region', { name: '個人の連絡先' })).toBeNull();
    cleanup();
    open(COLLEAGUES, 'work');
    expect(names()).toEqual(['スキル']);
  });

  it('says so where a colleague shows nothing of their work [B2-02]', () => {
    open({ ...COLLEAGUES, about: { general: NAMES, work: {}, contact: {} } }, 'work');
    expect(screen.getByText('仕事についての公開情報はありません。')).toBeTruthy();
    expect(screen.queryByRole('term')).toBeNull();
  });

  it('is edited one section at a time, in its place, and comes back to the button of the section', () => {
    open(OWN);
    const contact = screen.getByRole('region', { name: '個人の連絡先' });
    fireEvent.click(within(contact).getByRole('button', { name: '個人の連絡先を編集' }));
    expect(within(contact).getByRole('form', { name: '個人の連絡先' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '基本情報を編集' })).toHaveProperty('disabled', true);
    fireEvent.click(within(contact).getByRole('button', { name: '戻る' }));
    expect(document.activeElement).toBe(within(contact).getByRole('button', { name: '個人の連絡先を編集' }));
    expect(screen.getByRole('button', { name: '基本情報を編集' })).toHaveProperty('disabled', false);
  });
});
