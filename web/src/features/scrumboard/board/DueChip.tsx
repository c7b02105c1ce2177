import type { DueState } from '@madoguchi/contract/scrumboard/choices.ts';
import type { CardDue } from '@madoguchi/contract/scrumboard/model.ts';
import { StatusChip, type StatusLook } from '../../../kit/StatusChip.tsx';
import { formatDay } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useBoardWords } from '../words.ts';

const LOOKS: Readonly<Record<Exclude<DueState, 'none'>, StatusLook>> = {
  late: { icon: 'clock', hue: 'crimson' },
  today: { icon: 'clock', hue: 'orange' },
  coming: { icon: 'clock', hue: 'grey' },
  done: { icon: 'tick', hue: 'green' },
};

interface Props {
  readonly state: DueState;
  readonly due: CardDue | null;
  readonly isDone: boolean;
}

/** A due date, late or today in words as well as in colour; a card that is done is never late. */
export function DueChip({ state, due, isDone }: Props) {
  const t = useBoardWords();
  const language = useLanguage();
  if (due === null || state === 'none') return isDone ? <StatusChip label={t('done')} icon="tick" hue="green" /> : null;
  const written = [formatDay(due.day, language), due.time].filter(Boolean).join(' ');
  return <StatusChip label={t(`due.${state}`, { due: written })} {...LOOKS[state]} />;
}
