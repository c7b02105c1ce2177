import { READER_STATE_NAMES } from '@madoguchi/contract/announcements/names.ts';
import { listReaders } from '@madoguchi/contract/announcements/operations.ts';
import Card from '@mui/material/Card';
import { useRead } from '../../../../platform/query.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { useMaintenanceWords } from '../words.ts';

/** Whom it is for, and who has confirmed it. */
export function ReaderList({ id }: { readonly id: string }) {
  const t = useMaintenanceWords();
  const language = useLanguage();
  const { data } = useRead(listReaders, { id, limit: 200 });
  if (data?.rows.length === 0) return <EmptyState icon="person" text={t('noReaders')} />;
  return (
    <Card component="ul" sx={{ listStyle: 'none', m: 0, px: 2, py: 0.5 }}>
      {data?.rows.map(({ accountId, name, state }) => (
        <li key={accountId}>
          {name} {READER_STATE_NAMES[state][language]}
        </li>
      ))}
    </Card>
  );
}
