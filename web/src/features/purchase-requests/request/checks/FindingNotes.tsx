import Box from '@mui/material/Box';
import { FindingNote } from './FindingNote.tsx';
import { belongsTo, isFieldFault, useRequestChecks } from './request-checks.ts';

/** The findings of a field or row, beside it. A field shows its own error itself. */
export function FindingNotes({ at }: { readonly at: string }) {
  const { findings } = useRequestChecks();
  return (
    <Box aria-live="polite" sx={{ '&:empty': { display: 'none' } }}>
      {findings
        .filter((finding) => belongsTo(finding.field, at) && !isFieldFault(finding))
        .map((finding) => (
          <FindingNote key={`${finding.field} ${finding.code}`} finding={finding} />
        ))}
    </Box>
  );
}
