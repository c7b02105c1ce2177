import type { MaintainedFaqEntry } from '@madoguchi/contract/faq/model.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { showLanguage } from '../../../platform/language.ts';
import { PublishButtons } from './PublishButtons.tsx';

const WHOLE: MaintainedFaqEntry = {
  ...{ id: '01932b6c-0000-7000-8000-000000000001', version: 1, status: 'draft', updatedAt: '2026-11-21T00:00:00Z' },
  ...{ faqCategory: 'portal', question: '入れますか', questionEn: '', answer: 'はい。', answerEn: '', keywords: [] },
  ...{ order: 100, readers: 'staff', places: [], updatedBy: '佐藤 健太' },
  ...{ helpfulCount: 0, unhelpfulCount: 0, viewCount: 0 },
};

afterEach(cleanup);

function publishButton(entry: Partial<MaintainedFaqEntry>, name: string) {
  render(
    <FormGround>
      <PublishButtons entry={{ ...WHOLE, ...entry }} isUnsaved={false} />
    </FormGround>,
  );
  return screen.getByRole('button', { name });
}

it.each([
  [
    'ja',
    '公開する',
    '公開する前に、入力して保存してください。 質問を入力してください。 カテゴリを選択してください。 英語は質問と回答の両方を入力するか、両方を空にしてください。',
  ],
  [
    'en',
    'Publish',
    'Before you publish it, fill this in and save. Enter the question. Select the category. Write both the question and the answer in English, or neither.',
  ],
] as const)('a draft says in %s what it lacks before it may be published [B1-07]', (language, name, why) => {
  showLanguage(language);
  const button = publishButton({ question: '', faqCategory: null, questionEn: 'May I?' }, name);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('title')).toBe(why);
});

it('a draft that is complete may be published [B1-07]', () => {
  showLanguage('ja');
  expect(publishButton({}, '公開する').getAttribute('aria-disabled')).not.toBe('true');
});
