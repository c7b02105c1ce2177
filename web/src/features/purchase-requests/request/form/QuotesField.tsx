import { QUOTE_FIELD_NAMES, REQUEST_FIELD_NAMES } from '@madoguchi/contract/purchase-requests/field-names.ts';
import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import type { PurchaseGround, PurchaseQuoteInput } from '@madoguchi/contract/purchase-requests/model.ts';
import { quotesGiven, quotesNeeded } from '@madoguchi/contract/purchase-requests/quotes-needed.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useCallback, useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { Choice } from '../../../../kit/fields/choice/choice.ts';
import { SuggestedField } from '../../../../kit/fields/choice/SuggestedField.tsx';
import { DateField } from '../../../../kit/fields/date/DateField.tsx';
import { FileField } from '../../../../kit/fields/file/FileField.tsx';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { YenField } from '../../../../kit/fields/YenField.tsx';
import { type FieldProps, useField, useFormContext } from '../../../../kit/form/form-context.ts';
import { Icon } from '../../../../kit/Icon.tsx';
import { RADIUS } from '../../../../kit/theme/tokens.ts';
import { epochNow } from '../../../../platform/clock.ts';
import { formatDay, formatYen } from '../../../../platform/formats.ts';
import { newId } from '../../../../platform/new-id.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { usePurchaseWords } from '../../words.ts';
import { FindingNotes } from '../checks/FindingNotes.tsx';
import { useRequestChecks } from '../checks/request-checks.ts';
import { RowTools } from './RowTools.tsx';
import { contentOf, emptyQuote, filledByAdoption } from './request-values.ts';
import { useComparedRows } from './use-compared-rows.ts';

const NAME = 'quotes';

interface Props {
  readonly ground: PurchaseGround;
  readonly suppliers: readonly Choice[];
}

/** The quotes that the total asks for, which of them is followed, or why there can be no more. */
export function QuotesField({ ground, suppliers }: Props) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const addId = useId();
  const { form } = useFormContext();
  const { fields: quotes, append, remove } = useFieldArray({ control: form.control, name: NAME, keyName: 'key' });
  const textOf = useQuoteText();
  useComparedRows<PurchaseQuoteInput>({ name: NAME, label: REQUEST_FIELD_NAMES.quotes[language], id: addId, textOf });

  /** Nothing is asked for twice: the quote takes what the lines say already, and they take what it says. */
  function choose(chosen: number): void {
    for (const index of quotes.keys()) {
      form.setValue(`${NAME}.${index}.isChosen`, index === chosen, { shouldDirty: true });
    }
    const content = contentOf(form.getValues());
    for (const [field, value] of filledByAdoption(content, chosen)) form.setValue(field, value, { shouldDirty: true });
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <QuotesNeeded bands={ground.quoteBands} />
      {quotes.map((quote, index) => (
        <QuoteCard
          key={quote.key}
          index={index}
          suppliers={suppliers}
          onChoose={() => choose(index)}
          onRemove={() => remove(index)}
        />
      ))}
      <FindingNotes at={NAME} />
      {quotes.length < PURCHASE_LIMITS.quotes ? (
        <div>
          <Button
            id={addId}
            variant="outlined"
            startIcon={<Icon name="plus" size={16} />}
            onClick={() => append(emptyQuote(newId(epochNow())), { focusName: `${NAME}.${quotes.length}.supplier` })}
          >
            {t('quote.add')}
          </Button>
        </div>
      ) : null}
      <SingleSource bands={ground.quoteBands} />
    </Box>
  );
}

/** How many suppliers have to be asked for this total, and how many have been. */
function QuotesNeeded({ bands }: { readonly bands: PurchaseGround['quoteBands'] }) {
  const t = usePurchaseWords();
  const { content, totals } = useRequestChecks();
  const needed = quotesNeeded(totals.gross, bands);
  return (
    <Typography variant="body2" role="status">
      {needed.quotes === 0
        ? t('quotes.none-needed')
        : t('quotes.needed', { count: needed.quotes, given: quotesGiven(content.quotes) })}
      {needed.reasonStands ? t('quotes.or-reason') : null}
    </Typography>
  );
}

/** Why only one supplier can be asked: in the highest band, and wherever something was written of it. */
function SingleSource({ bands }: { readonly bands: PurchaseGround['quoteBands'] }) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const { content, totals } = useRequestChecks();
  if (!quotesNeeded(totals.gross, bands).reasonStands && content.singleSourceReason === '') return null;
  return (
    <TextAreaField
      name="singleSourceReason"
      label={REQUEST_FIELD_NAMES.singleSourceReason[language]}
      hint={t('singleSource.hint')}
      max={PURCHASE_LIMITS.texts.singleSourceReason}
      isOptional
    />
  );
}

/** A quote in one line of text, for a comparison of two versions. */
function useQuoteText(): (quote: PurchaseQuoteInput) => string {
  const t = usePurchaseWords();
  const language = useLanguage();
  return useCallback(
    ({ supplier, amount, validUntil, isChosen }) =>
      t('quote.text', {
        supplier,
        amount: typeof amount === 'number' ? formatYen(amount) : '',
        until: validUntil === null ? '' : formatDay(validUntil, language),
        chosen: isChosen ? t('quote.chosen') : '',
      }).trim(),
    [t, language],
  );
}

interface QuoteCardProps {
  readonly index: number;
  readonly suppliers: readonly Choice[];
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** One quote: who would take how much, until when, and the paper that says so. */
function QuoteCard({ index, suppliers, onChoose, onRemove }: QuoteCardProps) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const path = `quotes.${index}`;
  const n = index + 1;
  const names = (field: keyof typeof QUOTE_FIELD_NAMES) => QUOTE_FIELD_NAMES[field][language];
  return (
    <Box
      role="group"
      aria-label={t('quote.nth', { n })}
      sx={{
        p: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: `${RADIUS.menu}px`,
        '& > .whole': { gridColumn: '1 / -1' },
      }}
    >
      <Box className="whole" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle1" component="h3">
          {t('quote.nth', { n })}
        </Typography>
        <ChosenField name={`${path}.isChosen`} label={names('isChosen')} onChoose={onChoose} />
        <Box sx={{ marginInlineStart: 'auto' }}>
          <RowTools tools={[{ icon: 'trash', label: t('quote.remove', { n }), run: onRemove }]} />
        </Box>
      </Box>
      <SuggestedField name={`${path}.supplier`} label={names('supplier')} suggested={suppliers} />
      <YenField name={`${path}.amount`} label={names('amount')} />
      <DateField name={`${path}.validUntil`} label={names('validUntil')} isOptional />
      <div className="whole">
        <FileField name={`${path}.attachmentId`} label={names('attachmentId')} />
      </div>
      <div className="whole">
        <TextField name={`${path}.note`} label={names('note')} isOptional />
      </div>
      <div className="whole">
        <FindingNotes at={path} />
      </div>
    </Box>
  );
}

interface ChosenFieldProps extends FieldProps {
  readonly onChoose: () => void;
}

/** Marks the quote that the request follows; the others lose the mark. One name makes them one group for the keys. */
function ChosenField({ onChoose, ...props }: ChosenFieldProps) {
  const t = usePurchaseWords();
  const field = useField<boolean>({ ...props, isOptional: true }, { ask: 'select' });
  return (
    <FormControlLabel
      label={t('quote.choose')}
      control={
        <Radio
          id={field.id}
          name="chosen-quote"
          checked={field.value}
          onChange={onChoose}
          onBlur={field.leave}
          slotProps={{ input: { ref: field.inputRef } }}
        />
      }
    />
  );
}
