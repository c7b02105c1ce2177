import { type ChangedField, type LineChange, lineChanges } from '@madoguchi/contract/expense-claims/line-changes.ts';
import {
  EXPENSE_TYPE_NAMES,
  FIELD_NAMES,
  INVOICE_BASIS_NAMES,
  PAID_BY_NAMES,
  TAX_CLASS_NAMES,
} from '@madoguchi/contract/expense-claims/line-names.ts';
import type { ClaimLine, SeenClaim } from '@madoguchi/contract/expense-claims/model.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RADIUS } from '../../../../../kit/theme/tokens.ts';
import { formatDay, formatYen } from '../../../../../platform/formats.ts';
import { useLanguage } from '../../../../../platform/words.ts';
import { useReviewWords } from '../../words.ts';
import { useMasterNames } from './use-master-names.ts';

const Box = styled('section')(({ theme }) => ({
  padding: '8px 12px',
  borderRadius: RADIUS.menu,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& ul': { margin: '4px 0 0', paddingInlineStart: 20 },
  '& li': { ...theme.typography.body2, marginTop: 4 },
  '& del': { color: theme.vars.palette.text.secondary },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
}));

const CHANGED_STATES = ['submitted', 'in_review', 'approved', 'confirmed'];

/** The requester's changes since the claim last came back, line by line; nothing where it never did (B4-08). */
export function ChangedLines({ claim }: { readonly claim: SeenClaim }) {
  const t = useReviewWords();
  const headingId = useId();
  if (claim.returnedLines === null || !CHANGED_STATES.includes(claim.status)) return null;
  const changes = lineChanges(claim.returnedLines, claim.lines);
  return (
    <Box aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3">
        {t('changes.title')}
      </Typography>
      {changes.length === 0 && <Typography variant="body2">{t('changes.none')}</Typography>}
      <ul>
        {changes.map((change) => (
          <ChangeItem key={change.line.id} change={change} />
        ))}
      </ul>
    </Box>
  );
}

function ChangeItem({ change }: { readonly change: LineChange }) {
  const t = useReviewWords();
  const language = useLanguage();
  const shown = useShownValue();
  const { line } = change;
  const place = [line.useDate && formatDay(line.useDate, language), line.from, line.to].filter(Boolean).join(' ');
  if (change.kind !== 'changed') {
    const amount = line.amount === null ? '' : formatYen(line.amount);
    return <li>{t(`changes.${change.kind}`, { line: place, amount })}</li>;
  }
  const nameOf = (field: ChangedField) =>
    field === 'attachments' ? t('changes.receipts') : FIELD_NAMES[field][language];
  return (
    <li>
      {place}
      <ul>
        {change.fields.map((field) => (
          <li key={field}>
            {nameOf(field)}: <del>{shown(change.before, field) || t('changes.empty')}</del> →{' '}
            <ins>{shown(line, field) || t('changes.empty')}</ins>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A column of a line as people read it. */
function useShownValue(): (line: ClaimLine, field: ChangedField) => string {
  const language = useLanguage();
  const nameOf = useMasterNames();
  return (line, field) => {
    switch (field) {
      case 'useDate':
        return line.useDate === null ? '' : formatDay(line.useDate, language);
      case 'purpose':
        return nameOf('reason', line.purpose);
      case 'transportMode':
        return nameOf('route', line.transportMode);
      case 'tripType':
        return nameOf('way', line.tripType);
      case 'unitFare':
      case 'deduction':
        return line[field] === null ? '' : formatYen(line[field]);
      case 'expenseType':
        return EXPENSE_TYPE_NAMES[line.expenseType][language];
      case 'taxClass':
        return TAX_CLASS_NAMES[line.taxClass][language];
      case 'invoiceBasis':
        return line.invoiceBasis === null ? '' : INVOICE_BASIS_NAMES[line.invoiceBasis][language];
      case 'paidBy':
        return PAID_BY_NAMES[line.paidBy][language];
      case 'attachments':
        return line.attachments.map(({ name }) => name).join(', ');
      default:
        return line[field];
    }
  };
}
