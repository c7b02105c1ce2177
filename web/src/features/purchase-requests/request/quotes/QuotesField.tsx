import { REQUEST_FIELD_NAMES } from '@madoguchi/contract/purchase-requests/field-names.ts';
import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import type { PurchaseGround, PurchaseQuoteInput } from '@madoguchi/contract/purchase-requests/model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useFormContext } from '../../../../kit/form/form-context.ts';
import { Icon } from '../../../../kit/Icon.tsx';
import { epochNow } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/new-id.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { FindingNotes } from '../checks/FindingNotes.tsx';
import { emptyQuote } from '../form/request-values.ts';
import { useComparedRows } from '../form/use-compared-rows.ts';
import { useRequestWords } from '../words.ts';
import { QuoteCard } from './QuoteCard.tsx';
import { QuotesNeeded } from './QuotesNeeded.tsx';
import { SingleSource } from './SingleSource.tsx';
import { useQuoteText } from './use-quote-text.ts';

const NAME = 'quotes';

interface Props {
  readonly ground: PurchaseGround;
  readonly suppliersId: string;
}

/** The quotes that the total asks for, which of them is followed, or why there can be no more. */
export function QuotesField({ ground, suppliersId }: Props) {
  const t = useRequestWords();
  const language = useLanguage();
  const addId = useId();
  const { form } = useFormContext();
  const { fields: quotes, append, remove } = useFieldArray({ control: form.control, name: NAME, keyName: 'key' });
  const textOf = useQuoteText();
  useComparedRows<PurchaseQuoteInput>({ name: NAME, label: REQUEST_FIELD_NAMES.quotes[language], id: addId, textOf });

  function choose(chosen: number): void {
    for (const index of quotes.keys()) {
      form.setValue(`${NAME}.${index}.isChosen`, index === chosen, { shouldDirty: true });
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <QuotesNeeded bands={ground.quoteBands} />
      {quotes.map((quote, index) => (
        <QuoteCard
          key={quote.key}
          index={index}
          suppliersId={suppliersId}
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
