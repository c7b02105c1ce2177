import { defineWords } from '../../../platform/words.ts';

export const useReleaseWords = defineWords({
  lead: { ja: '新しい版から順に並びます。', en: 'The newest version stands first.' },
  kinds: { ja: '表示する変更', en: 'Changes to show' },
  all: { ja: 'すべて', en: 'All' },
  head: { ja: 'バージョン {{version}}', en: 'Version {{version}}' },
  sinceLast: { ja: '前回から', en: 'New since your last visit' },
  running: { ja: '使用中', en: 'Running' },
  feed: { ja: 'RSSフィード', en: 'RSS feed' },
  none: { ja: 'この種類の変更はまだありません。', en: 'No changes of this kind yet.' },
});
