import {
  contentChanges,
  contentOf,
  type EntryChange,
  isUnchanged,
} from '@madoguchi/contract/purchase-requests/content-changes.ts';
import {
  LINE_FIELD_NAMES,
  QUOTE_FIELD_NAMES,
  REQUEST_FIELD_NAMES,
} from '@madoguchi/contract/purchase-requests/field-names.ts';
import type {
  PurchaseContent,
  PurchaseLineInput,
  PurchaseQuoteInput,
  PurchaseRequest,
} from '@madoguchi/contract/purchase-requests/model.ts';
import { EDITABLE } from '@madoguchi/contract/purchase-requests/rules.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { formatDay, formatNumber, formatYen } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePurchaseWords } from '../words.ts';
import { useCategoryName } from './categories.ts';

const Changes = styled('section')(({ theme }) => ({
  padding: '8px 12px',
  borderRadius: RADIUS.menu,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& ul': { margin: '4px 0 0', paddingInlineStart: 20 },
  '& li': { ...theme.typography.body2, marginTop: 4, overflowWrap: 'anywhere' },
  '& del': { color: theme.vars.palette.text.secondary },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
}));

interface Props {
  readonly request: PurchaseRequest;
  /** One below what it stands under: a page's title, or a pane's. */
  readonly heading?: 'h2' | 'h3';
}

/** The requester's changes since the last return; nothing if it was never returned, or is with the requester. */
export function ChangedContent({ request, heading = 'h3' }: Props) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const headingId = useId();
  const { returnedContent: before, status } = request;
  if (before === null || EDITABLE.includes(status)) return null;
  const now = contentOf(request);
  const changes = contentChanges(before, now);
  return (
    <Changes aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" component={heading}>
        {t('changes.title')}
      </Typography>
      {isUnchanged(changes) && <Typography variant="body2">{t('changes.none')}</Typography>}
      <ul>
        {changes.fields.map((field) => (
          <li key={field}>
            {REQUEST_FIELD_NAMES[field][language]}: <BeforeAndNow field={field} before={before} now={now} />
          </li>
        ))}
        {changes.lines.map((change) => (
          <EntryItem<PurchaseLineInput>
            key={change.entry.id}
            change={change}
            name={t('changes.line', { name: change.entry.item })}
            nameOf={(field) => LINE_FIELD_NAMES[field][language]}
          />
        ))}
        {changes.quotes.map((change) => (
          <EntryItem<PurchaseQuoteInput>
            key={change.entry.id}
            change={change}
            name={t('changes.quote', { name: change.entry.supplier })}
            nameOf={(field) => QUOTE_FIELD_NAMES[field][language]}
          />
        ))}
        {changes.hasOtherFiles && <li>{t('changes.files')}</li>}
      </ul>
    </Changes>
  );
}

type Field = Exclude<keyof PurchaseContent | keyof PurchaseLineInput | keyof PurchaseQuoteInput, 'id'>;

interface EntryItemProps<Entry> {
  readonly change: EntryChange<Entry>;
  readonly name: string;
  readonly nameOf: (field: Exclude<keyof Entry, 'id'>) => string;
}

function EntryItem<Entry extends object>({ change, name, nameOf }: EntryItemProps<Entry>) {
  const t = usePurchaseWords();
  if (change.kind !== 'changed') return <li>{t(`changes.${change.kind}`, { entry: name })}</li>;
  return (
    <li>
      {name}
      <ul>
        {change.fields.map((field) => (
          <li key={String(field)}>
            {nameOf(field)}: <BeforeAndNow field={field as Field} before={change.before} now={change.entry} />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface BeforeAndNowProps {
  readonly field: Field;
  readonly before: object;
  readonly now: object;
}

function BeforeAndNow({ field, before, now }: BeforeAndNowProps) {
  const t = usePurchaseWords();
  const shown = useShownValue();
  if (field === 'attachmentId') return <ins>{t('changes.paper')}</ins>;
  const written = (content: object) =>
    shown(field, (content as Readonly<Record<string, Shown>>)[field]) || t('changes.empty');
  return (
    <>
      <del>{written(before)}</del> → <ins>{written(now)}</ins>
    </>
  );
}

type Shown = string | number | boolean | null | undefined;

/** A value of a request, a line or a quote as people read it; blank where nothing is filled in. */
function useShownValue(): (field: string, value: Shown) => string {
  const t = usePurchaseWords();
  const language = useLanguage();
  const categoryName = useCategoryName();
  return (field, value) => {
    if (value === null || value === undefined) return '';
    switch (field) {
      case 'purchaseCategory':
        return categoryName(String(value));
      case 'pricesIncludeTax':
        return t(value === true ? 'tax.with' : 'tax.without');
      case 'taxRate':
        return t('line.rate', { rate: Number(value) });
      case 'unitPrice':
      case 'amount':
        return formatYen(Number(value));
      case 'quantity':
        return formatNumber(Number(value));
      case 'isChosen':
        return value === true ? t('quotes.chosen') : '';
      case 'neededBy':
      case 'validUntil':
        return formatDay(value as PlainDate, language);
      default:
        return String(value);
    }
  };
}
