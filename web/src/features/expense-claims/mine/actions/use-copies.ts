// Copies of whole months and days, with what came of them as a message (B4-02).

import { showMyMonth } from '@madoguchi/contract/expense-claims/operations.ts';
import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { call } from '../../../../platform/call.ts';
import { formatDay, formatMonth } from '../../../../platform/formats.ts';
import { OfflineError, ProblemError } from '../../../../platform/http/refusals.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { type Added, copyDay, copyMonth } from '../../sheet/store/line-commands.ts';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import { lineOfServer } from '../autosave/sheet-lines.ts';
import { useMineWords } from '../words.ts';

export function useCopies(store: SheetStore) {
  const t = useMineWords();
  const language = useLanguage();
  const message = useMessages();

  const say = (words: string, { leftOut }: Added) => {
    const limit = store.ground.limits.lines;
    const full = leftOut > 0 ? t('copy.month.full', { count: leftOut, limit }) : '';
    message(
      [words, full].filter((part) => part !== '').join(language === 'ja' ? '' : ' '),
      leftOut > 0 ? 'warning' : 'success',
    );
  };

  return {
    async fromLastMonth(): Promise<void> {
      const { month } = store.ground.context;
      const last = addMonths(month, -1);
      const name = formatMonth(last, language);
      try {
        const { claim } = await call(showMyMonth, { month: last });
        const lines = claim?.lines.map(lineOfServer) ?? [];
        if (lines.length === 0) return message(t('copy.month.none', { month: name }));
        const added = copyMonth(store, lines, month);
        say(t('copy.month.done', { month: name, count: added.ids.length }), added);
      } catch (error) {
        if (error instanceof ProblemError) return message(error.body.message, 'error');
        if (error instanceof OfflineError) return message(t('save.unreachable'), 'error');
        throw error;
      }
    },
    ofDay(from: PlainDate, to: PlainDate): void {
      const added = copyDay(store, from, to);
      say(t('copy.day.done', { day: formatDay(to, language), count: added.ids.length }), added);
    },
  };
}
