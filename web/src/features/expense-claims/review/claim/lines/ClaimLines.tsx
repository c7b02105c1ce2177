import type { Attachment } from '@madoguchi/contract/attachments/model.ts';
import { fetchAttachment } from '@madoguchi/contract/attachments/operations.ts';
import type { Finding } from '@madoguchi/contract/expense-claims/checks.ts';
import { findingSentence } from '@madoguchi/contract/expense-claims/finding-sentence.ts';
import { EXPENSE_TYPE_NAMES, PAID_BY_NAMES } from '@madoguchi/contract/expense-claims/line-names.ts';
import type { Claim, ClaimLine } from '@madoguchi/contract/expense-claims/model.ts';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { sizeText } from '../../../../../kit/fields/file/file-size.ts';
import { Icon } from '../../../../../kit/Icon.tsx';
import { downloadUrl } from '../../../../../platform/call.ts';
import { formatDay, formatYen } from '../../../../../platform/formats.ts';
import { useLanguage } from '../../../../../platform/words.ts';
import { useReviewWords } from '../../words.ts';
import { findingsByLine } from './claim-findings.ts';
import { useMasterNames } from './use-master-names.ts';

const NARROW = '@container record (max-width: 559.98px)';

const LinesTable = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body2,
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& :is(th, td)': { padding: '8px 12px 8px 0', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& tr > :last-child': { paddingInlineEnd: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& thead th': { fontWeight: 600, borderBottom: `1px solid ${palette.divider}` },
    '& tbody tr': { borderBottom: `1px solid ${palette.divider}` },
    '& tfoot td': { fontWeight: 600, borderTop: `2px solid ${palette.control}` },
    // Where room is short the day stands above its line instead of before it.
    '& .day': { width: 136, [NARROW]: { display: 'none' } },
    '& .day-above': { display: 'none', [NARROW]: { display: 'block' } },
    '& .place': { width: 40, fontWeight: 400, color: palette.text.secondary, [NARROW]: { width: 28 } },
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
            <th scope="col" className="place" aria-label={t('line.place')}>
              #
            </th>
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
          {claim.lines.map((line, index) => (
            <ClaimLineRow key={line.id} place={index + 1} line={line} findings={findings.get(line.id) ?? []} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className="place" />
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

interface Props {
  /** By this number the findings name a line, as the requester's sheet does. */
  readonly place: number;
  readonly line: ClaimLine;
  readonly findings: readonly Finding[];
}

/** One line of the claim; what is usual is not said (transport, paid by oneself). */
function ClaimLineRow({ place, line, findings }: Props) {
  const t = useReviewWords();
  const language = useLanguage();
  const nameOf = useMasterNames();
  const day = line.useDate && formatDay(line.useDate, language);
  const unusual = [
    line.expenseType === 'transport' ? '' : EXPENSE_TYPE_NAMES[line.expenseType][language],
    line.paidBy === 'self' ? '' : PAID_BY_NAMES[line.paidBy][language],
    line.registrationNumber === '' ? '' : t('line.number', { number: line.registrationNumber }),
  ].filter((text) => text !== '');
  return (
    <tr>
      <th scope="row" className="place">
        {place}
      </th>
      <td className="day">{day}</td>
      <td>
        <div className="day-above quiet">{day}</div>
        <div className="pair">
          <div>
            {[nameOf('reason', line.purpose), line.purposeText].filter((text) => text !== '').join('　')}
            {line.visitedParty && <div className="quiet">{t('line.visited', { party: line.visitedParty })}</div>}
          </div>
          <div>
            {[line.from, line.via, line.to].filter((place) => place !== '').join(' → ')}
            <div className="quiet">
              {[nameOf('route', line.transportMode), nameOf('way', line.tripType)]
                .filter((text) => text !== '')
                .join('　')}
            </div>
          </div>
        </div>
        {unusual.length > 0 && <div className="quiet">{unusual.join('　')}</div>}
        {line.memo && <div>{t('line.memo', { memo: line.memo })}</div>}
        {findings.map(({ code, field, severity, values }) => (
          <div key={`${field} ${code}`} className={severity === 'error' ? 'finding is-error' : 'finding'}>
            <Icon name={severity === 'error' ? 'error' : 'warning'} size={16} label={t('line.warning')} />
            {findingSentence({ code, values }, language)}
          </div>
        ))}
        {line.attachments.length > 0 && (
          <div className="files">
            {line.attachments.map((attachment) => (
              <ReceiptLink key={attachment.id} attachment={attachment} />
            ))}
          </div>
        )}
      </td>
      <td className="amount">
        <strong>{line.amount !== null && formatYen(line.amount)}</strong>
        {line.unitFare !== null && line.unitFare !== line.amount && (
          <div className="quiet">{t('line.one-way', { yen: formatYen(line.unitFare) })}</div>
        )}
        {line.deduction > 0 && <div className="quiet">{t('line.deduction', { yen: formatYen(-line.deduction) })}</div>}
      </td>
    </tr>
  );
}

/** A line's file, to download: the portal never shows somebody's file as a page of its own. */
function ReceiptLink({ attachment: { id, name, bytes } }: { readonly attachment: Attachment }) {
  const t = useReviewWords();
  return (
    <Link
      href={downloadUrl(fetchAttachment, { id })}
      download={name}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24 }}
    >
      <Icon name="paperclip" size={16} />
      {t('line.receipt', { name, size: sizeText(bytes, useLanguage()) })}
    </Link>
  );
}
