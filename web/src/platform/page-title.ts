// The document's title: `{page} | {company}ポータル`, the same words as the page's heading.
import { useEffect } from 'react';
import { useSession } from './session.ts';
import { defineWords } from './words.ts';

const useTitleWords = defineWords({
  title: { ja: '{{page}} | {{company}}ポータル', en: '{{page}} | {{company}} portal' },
});

/** Names the document after the page for as long as the page shows. */
export function usePageTitle(page: string): void {
  const t = useTitleWords();
  const { company } = useSession();
  const title = t('title', { page, company });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
