import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { SeverityIcon } from '../../kit/record/SeverityIcon.tsx';
import { formatYen } from '../../platform/formats.ts';
import { useBudgetNames } from './budget-names.ts';
import { useBudgetWords } from './words.ts';

interface Props {
  readonly read: { readonly error: Error | null; readonly refetch: () => unknown };
  /** Null where there is no budget, or it is not known yet. */
  readonly left: number | null;
  readonly place: { readonly departmentCode: string | null; readonly category: string | null; readonly year: number };
  /** `leftCounted`: the request is counted in what is left. */
  readonly sentence: 'left' | 'leftCounted';
  /** Blank where nothing is exceeded. */
  readonly warning: string;
}

/** Says beside a request how much is left of its budget, or by how much that is exceeded; blank without a budget. */
export function BudgetLine({ read, left, place, sentence, warning }: Props) {
  const t = useBudgetWords();
  const { departmentName, categoryName } = useBudgetNames();
  return (
    <Box aria-live="polite" sx={{ mt: 0.5, '&:empty': { display: 'none' } }}>
      {read.error === null ? null : <ErrorBand error={read.error} onRetry={() => void read.refetch()} />}
      {left === null ? null : (
        <>
          <Typography variant="body2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t(sentence, {
              left: formatYen(left),
              department: departmentName(place.departmentCode ?? ''),
              category: categoryName(place.category ?? ''),
              year: String(place.year),
            })}
          </Typography>
          {warning === '' ? null : (
            <Typography variant="body2" component="p" sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
              <SeverityIcon severity="warning" />
              {warning}
            </Typography>
          )}
        </>
      )}
    </Box>
  );
}
