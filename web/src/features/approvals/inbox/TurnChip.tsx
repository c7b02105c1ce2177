import type { InboxRow } from '@madoguchi/contract/approvals/model.ts';
import { STEP_KIND_NAMES } from '@madoguchi/contract/approvals/names.ts';
import type { IconName } from '../../../kit/icons/icon-paths.ts';
import { StatusChip } from '../../../kit/StatusChip.tsx';
import { useLanguage } from '../../../platform/words.ts';
import { useInboxWords } from './words.ts';

const ICONS: Readonly<Record<InboxRow['kind'], IconName>> = { approve: 'inReview', check: 'check', circulate: 'eye' };

/** What the reader is asked for, and whether it is late. Solid: it is their turn; what is only to be read is quieter. */
export function TurnChip({ row: { kind, isOverdue } }: { readonly row: Pick<InboxRow, 'kind' | 'isOverdue'> }) {
  const t = useInboxWords();
  const language = useLanguage();
  const name = STEP_KIND_NAMES[kind][language];
  if (isOverdue) return <StatusChip label={t('row.late', { kind: name })} icon="clock" hue="crimson" weight="solid" />;
  return <StatusChip label={name} icon={ICONS[kind]} hue="blue" weight={kind === 'circulate' ? 'ground' : 'solid'} />;
}
