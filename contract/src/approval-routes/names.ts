import type { Language, Text } from '../message.ts';
import type { MaintainedRoute, ROUTE_PHASES } from './model.ts';

export const ROUTE_PHASE_NAMES = {
  draft: { ja: '下書き', en: 'Draft' },
  scheduled: { ja: '公開予定', en: 'Scheduled' },
  active: { ja: '有効', en: 'Active' },
  ended: { ja: '終了', en: 'Ended' },
} as const satisfies Readonly<Record<(typeof ROUTE_PHASES)[number], Text>>;

/** Head of the page on which a route is written. */
export const NEW_ROUTE: Text = { ja: '承認経路の追加', en: 'New approval route' };

/** The current name, in the reader's language where it has one: of the draft, else of the newest version. Blank without either. */
export function routeName(
  { draft, published }: Pick<MaintainedRoute, 'draft' | 'published'>,
  language: Language,
): string {
  const text = draft ?? published[0]?.text;
  if (text === undefined) return '';
  return language === 'en' && text.nameEn !== '' ? text.nameEn : text.name;
}
