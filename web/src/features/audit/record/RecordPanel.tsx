import { showAuditRecord } from '@madoguchi/contract/audit/operations.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useRead } from '../../../platform/query.ts';
import { ErrorBand } from '../../../ui/ErrorBand.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useAuditWords } from '../words.ts';
import { Difference } from './Difference.tsx';
import { RecordFacts } from './RecordFacts.tsx';
import { RecordLinks } from './RecordLinks.tsx';
import { useRecordNames } from './use-record-names.ts';

interface Props {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One record beside the list: who did what to what, from where, and the difference that it made. */
export function RecordPanel({ id, takeFocus, onClose }: Props) {
  const t = useAuditWords();
  const names = useRecordNames();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useRead(showAuditRecord, { id });
  const isHere = data !== undefined;
  useEffect(() => {
    if (isHere && takeFocus(id)) heading.current?.focus();
  }, [isHere, id, takeFocus]);

  return (
    <Card
      component="section"
      aria-label={t('panel')}
      aria-busy={!isHere && !error}
      tabIndex={0}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2, overflowY: 'auto' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ flex: 1, minWidth: 0, pt: 0.5 }}>
          {data && names.action(data.event)}
        </Typography>
        <IconButton aria-label={t('closePanel')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <RecordFacts record={data} />
          <RecordLinks record={data} />
          <Difference of={data.difference} />
        </>
      ) : null}
    </Card>
  );
}
