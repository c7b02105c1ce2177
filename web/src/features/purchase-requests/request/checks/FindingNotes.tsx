import Box from '@mui/material/Box';
import { FindingNote } from './FindingNote.tsx';
import { belongsTo, useRequestChecks } from './request-checks.ts';

/** What the checks say of a field or a row, beside it. */
export function FindingNotes({ at }: { readonly at: string }) {
  const { findings } = useRequestChecks();
  return (
    <Box aria-live="polite" sx={{ '&:empty': { display: 'none' } }}>
      {findings
        .filter(({ field }) => belongsTo(field, at))
        .map((finding) => (
          <FindingNote key={`${finding.field} ${finding.code}`} finding={finding} />
        ))}
    </Box>
  );
}
