import type { MaintainedAnnouncement } from '@madoguchi/contract/announcements/model.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FormGround } from '../../../../../test/forms/FormGround.tsx';
import { showLanguage } from '../../../../platform/language.ts';
import { StepButtons } from './StepButtons.tsx';

const announcement = (status: MaintainedAnnouncement['status']) =>
  ({
    id: '01932b6c-0000-7000-8000-000000000001',
    version: 1,
    status,
    title: '年末年始の休業',
    announcementCategory: 'company',
    titleEn: '',
    body: '休業します。',
    bodyEn: '',
    audience: 'any',
    departments: [],
    lastDay: null,
    shownFrom: '2026-12-01',
    mustRead: false,
  }) as unknown as MaintainedAnnouncement;

beforeEach(() => showLanguage('ja'));
afterEach(cleanup);

it('withdrawing says that a published one goes from all screens, and that a draft was on none', () => {
  const ask = (status: MaintainedAnnouncement['status']) => {
    const { unmount } = render(
      <FormGround>
        <StepButtons announcement={announcement(status)} isUnsaved={false} />
      </FormGround>,
    );
    fireEvent.click(screen.getByRole('button', { name: '取り下げる' }));
    const said = screen.getByRole('dialog').textContent;
    unmount();
    return said;
  };
  expect(ask('published')).toContain('全員の画面から消えます。');
  expect(ask('draft')).toContain('まだ公開していません。');
});

it('what is not saved yet does not go out: the button says to save first', () => {
  const publish = (isUnsaved: boolean) => {
    const { unmount } = render(
      <FormGround>
        <StepButtons announcement={announcement('draft')} isUnsaved={isUnsaved} />
      </FormGround>,
    );
    const button = screen.getByRole('button', { name: '公開する' });
    fireEvent.click(button);
    const isAsked = screen.queryByRole('dialog') !== null;
    const isOff = button.getAttribute('aria-disabled');
    unmount();
    return [isOff, isAsked];
  };
  expect([publish(true), publish(false)]).toEqual([
    ['true', false],
    ['false', true],
  ]);
});

it.each([
  [
    'ja',
    '公開する',
    '公開する前に、入力して保存してください。 件名を入力してください。 カテゴリを選択してください。 終了日は開始日以降にしてください。',
  ],
  [
    'en',
    'Publish',
    'Before you publish it, fill this in and save. Enter the title. Select the category. The last day cannot come before the first.',
  ],
] as const)('a draft says in %s what it lacks before it may go out [B9-01]', (language, name, why) => {
  showLanguage(language);
  const lacks = {
    ...announcement('draft'),
    title: '',
    announcementCategory: null,
    lastDay: '2026-11-30',
  } as MaintainedAnnouncement;
  render(
    <FormGround>
      <StepButtons announcement={lacks} isUnsaved={false} />
    </FormGround>,
  );
  const publish = screen.getByRole('button', { name });
  expect(publish.getAttribute('aria-disabled')).toBe('true');
  expect(publish.getAttribute('title')).toBe(why);
});
