import type { About, Profile } from '@madoguchi/contract/profile/model.ts';
import { INITIAL_VISIBILITY } from '@madoguchi/contract/profile/visibility.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { answers, layDesk, refusal, sent } from '../../../../test/forms/notice-desk.tsx';
import { showLanguage } from '../../../platform/language.ts';
import { messages } from '../../../platform/messages.ts';
import { WorkForm } from './WorkForm.tsx';

layDesk();

const JOB = { title: '営業', company: '株式会社青空', from: '201404' as YearMonth, to: '202003' as YearMonth };
const NAMES = { lastName: '佐藤', firstName: '健太', lastNameKana: 'サトウ', firstNameKana: 'ケンタ' };
const ABOUT: About = {
  general: { ...NAMES, birthday: null, gender: null, locations: [] },
  work: { occupation: '法人営業', skills: ['英語'], jobs: [JOB] },
  contact: { postalCode: '', address: '', privatePhone: '' },
};
const OWN = { visibility: INITIAL_VISIBILITY, version: 3 };
const PERSON = {
  employeeId: '0036',
  name: '佐藤 健太',
  kana: 'サトウ ケンタ',
  email: 'staff@madoguchi.example',
  department: 'TYO',
  position: 'chief',
  photoURL: null,
};

let closed = 0;
function open(): void {
  closed = 0;
  render(
    <FormGround>
      <WorkForm
        about={ABOUT}
        own={OWN}
        onClose={() => {
          closed += 1;
        }}
      />
    </FormGround>,
  );
}

const saved = () => Promise.resolve(Response.json({ version: 4 }));
const skills = () => screen.getByRole('textbox', { name: 'スキル' });
const typeSkill = (value: string) => fireEvent.change(skills(), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: '保存' }));
const shownSkills = () =>
  screen.getAllByRole('button', { name: /を削除$/ }).flatMap((button) => {
    const entry = button.closest('li');
    return entry === null ? [] : [entry.textContent];
  });

describe('the form of one’s work', () => {
  it.each([
    ['ja', '保存', 'プロフィールと設定を保存しました。'],
    ['en', 'Save', 'User data saved'],
  ] as const)('says in %s that it was saved, in the words of the source [S4-07]', async (language, save, said) => {
    answers.push(saved);
    showLanguage(language);
    open();
    fireEvent.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(messages.get().map(({ text }) => text)).toEqual([said]));
    showLanguage('ja');
    messages.set([]);
  });

  it('sends what was added, and what is typed and not added yet, each once, over the version that it was opened with', async () => {
    answers.push(saved);
    open();
    typeSkill('簿記２級');
    fireEvent.keyDown(skills(), { key: 'Enter' });
    typeSkill('英語');
    fireEvent.click(screen.getByRole('button', { name: 'スキルを追加' }));
    expect(shownSkills()).toEqual(['英語', '簿記2級']);
    typeSkill('司会');
    submit();
    await waitFor(() => expect(closed).toBe(1));
    expect(sent[0]?.body).toMatchObject({ skills: ['英語', '簿記2級', '司会'], jobs: [JOB], version: 3 });
  });

  it('adds nothing by the Enter that ends a composition', () => {
    open();
    typeSkill('えいご');
    fireEvent.keyDown(skills(), { key: 'Enter', isComposing: true, keyCode: 229 });
    expect(shownSkills()).toEqual(['英語']);
    expect(skills()).toHaveProperty('value', 'えいご');
  });

  it('takes an entry off again', async () => {
    answers.push(saved);
    open();
    fireEvent.click(screen.getByRole('button', { name: '英語を削除' }));
    submit();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ skills: [] }));
  });

  it('asks for what a new job misses at its own fields, and sends nothing till then', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: '職歴を追加' }));
    submit();
    const job = screen.getByRole('group', { name: '職歴 2' });
    await waitFor(() =>
      expect(within(job).getByRole('textbox', { name: '会社名' }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(within(job).getByRole('textbox', { name: '開始' }).getAttribute('aria-invalid')).toBe('true');
    expect(within(job).getByRole('textbox', { name: '終了' }).getAttribute('aria-invalid')).toBe('false');
    expect(sent).toEqual([]);
  });

  it('compares with a newer state who sees what as well, and keeps the side that was chosen [B0-02]', async () => {
    const current: Profile = {
      person: PERSON,
      about: { ...ABOUT, work: { ...ABOUT.work, occupation: '総務' } },
      own: { visibility: { ...INITIAL_VISIBILITY, jobs: 'private' }, version: 4 },
    };
    answers.push(refusal(409, 'stale', { current }), saved);
    open();
    fireEvent.click(
      within(screen.getByRole('radiogroup', { name: 'スキルが見える人' })).getByRole('radio', {
        name: '本人と人事だけ',
      }),
    );
    submit();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(3);
    fireEvent.click(within(dialog).getByRole('button', { name: '選んだ値で保存' }));
    await waitFor(() => expect(closed).toBe(1));
    expect(sent[1]?.body).toMatchObject({
      occupation: '総務',
      visibility: { occupation: 'colleagues', skills: 'private', jobs: 'private' },
      version: 4,
    });
  });
});
