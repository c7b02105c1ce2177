import type { AuditRecord } from '@madoguchi/contract/audit/model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { screenPath } from '../../../platform/screen-path.ts';
import { useAuditWords } from '../words.ts';
import { targetPlace } from './target-place.ts';

const ButtonLink = createLink(Button);

/** From a record to what else is on record of its person and its target, and to the target itself. */
export function RecordLinks({ record }: { readonly record: AuditRecord }) {
  const t = useAuditWords();
  const place = targetPlace(record);
  const trail = screenPath('audit.trail');
  // A claim that was handed in has a number, which says more than its id.
  const asTyped = record.targetMonth === null ? record.targetId : record.targetName;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {place && (
        <ButtonLink {...place} variant="outlined">
          {t('openTarget')}
        </ButtonLink>
      )}
      {record.email !== null && (
        <ButtonLink variant="outlined" to={trail} search={{ person: record.email }}>
          {t('ofPerson')}
        </ButtonLink>
      )}
      {asTyped !== null && (
        <ButtonLink variant="outlined" to={trail} search={{ target: asTyped }}>
          {t('ofTarget')}
        </ButtonLink>
      )}
    </Box>
  );
}
