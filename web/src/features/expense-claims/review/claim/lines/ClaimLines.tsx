import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatYen } from '../../../../../platform/formats.ts';
import { useReviewWords } from '../../words.ts';
import { ClaimLineRow } from './ClaimLineRow.tsx';
import { findingsByLine } from './claim-findings.ts';

const NARROW = '@container record (max-width: 559.98px)';

const LinesTable = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body2,
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& :is(th, td)': { padding: '8px 12px 8px 0', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& tr > :last-child': { paddingRight: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& thead th': { fontWeight: 600, borderBottom: `1px solid ${palette.divider}` },
    '& tbody tr': { borderBottom: `1px solid ${palette.divider}` },
    '& tfoot td': { fontWeight: 600, borderTop: `2px solid ${palette.control}` },
    // Where room is short the day stands above its line instead of before it.
    '& .day': { width: 136, [NARROW]: { display: 'none' } },
    '& .day-above': { display: 'none', [NARROW]: { display: 'block' } },
    '& .amount': { width: 120, [NARROW]: { width: 96 } },
    '& .pair': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: 12,
      [NARROW]: { gridTemplateColumns: '1fr' },
    },
    // Purpose and section stand below each other there and speak for themselves: their head is only heard.
    '& thead .pair': {
      [NARROW]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    '& .quiet': { color: palette.text.secondary },
    '& .finding': { display: 'flex', gap: 4, marginTop: 4, color: palette.status.orange.ink },
    '& .finding.is-error': { color: palette.error.main },
    '& .finding svg': { flex: 'none', marginTop: 2 },
    '& .files': { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', marginTop: 4 },
  };
});

/** The lines of a claim to read and compare, with what the checks say of each. */
export function ClaimLines({ claim }: { readonly claim: Claim }) {
  const t = useReviewWords();
  const headingId = useId();
  const findings = findingsByLine(claim);
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {t('claim.lines')}
      </Typography>
      <LinesTable aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col" className="day">
              {t('line.date')}
            </th>
            <th scope="col">
              <span className="day-above">{t('line.date')}</span>
              <span className="pair">
                <span>{t('line.purpose')}</span>
                <span>{t('line.section')}</span>
              </span>
            </th>
            <th scope="col" className="amount">
              {t('line.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {claim.lines.map((line) => (
            <ClaimLineRow key={line.id} line={line} findings={findings.get(line.id) ?? []} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className="day">{t('totals.label')}</td>
            <td>
              <span className="day-above">{t('totals.label')}</span>
              {t('row.lines', { count: claim.lineCount })}
            </td>
            <td>{formatYen(claim.totalYen)}</td>
          </tr>
        </tfoot>
      </LinesTable>
    </section>
  );
}
