import { defineWords } from '../../../platform/words.ts';

export const useOrganisationWords = defineWords({
  tree: { ja: '組織図', en: 'Organisation' },
  head: { ja: '部署長', en: 'Head' },
  deputy: { ja: '代理', en: 'Deputy' },
  people: { ja: '{{count}}人', en: { one: '{{count}} person', other: '{{count}} people' } },
  peopleBelow: {
    ja: '{{count}}人（下位の部署を含めて{{all}}人）',
    en: '{{count}} here, {{all}} with those below',
  },
  additional: { ja: '兼務', en: 'Additional' },
  empty: { ja: 'この部署に所属する社員はいません。', en: 'Nobody has a post in this department.' },
  rest: {
    ja: 'ほか{{count}}人。メンバー一覧を部署で絞り込んでください。',
    en: '{{count}} more. Filter the member list by department.',
  },
  loading: { ja: '読み込み中', en: 'Loading' },
  failed: { ja: '読み込めませんでした。開き直してください。', en: 'Not loaded. Close and open it again.' },
});
