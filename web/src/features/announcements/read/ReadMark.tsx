import { StatusChip } from '../../../kit/StatusChip.tsx';
import { useAnnouncementWords } from '../words.ts';

/** The mark of a must-read announcement: read or not. */
export function ReadMark({ readAt }: { readonly readAt: string | null }) {
  const t = useAnnouncementWords();
  return readAt === null ? (
    <StatusChip label={t('mustRead')} icon="announcement" hue="orange" weight="solid" />
  ) : (
    <StatusChip label={t('read')} icon="success" hue="green" />
  );
}
