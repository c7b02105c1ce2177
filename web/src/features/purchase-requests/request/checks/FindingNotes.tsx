import Box from '@mui/material/Box';
import { FindingNote } from './FindingNote.tsx';
import { belongsTo, isFieldFault, useRequestChecks } from './request-checks.ts';

/** What the checks say of a field or a row, beside it; what is wrong with a field it says itself. */
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
