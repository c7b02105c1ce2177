import Button from '@mui/material/Button';
import { EmptyState } from '../../../../kit/EmptyState.tsx';
import { useMessages } from '../../../../platform/messages.ts';
import { useSampleWords } from './words.ts';

export function EmptySample() {
  const t = useSampleWords();
  const message = useMessages();
  return (
    <EmptyState icon="inbox" text={t('empty.text')}>
      <Button variant="outlined" onClick={() => message(t('pressed', { name: t('empty.add') }), 'success')}>
        {t('empty.add')}
      </Button>
    </EmptyState>
  );
}
