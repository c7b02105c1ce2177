import { QUOTE_FIELD_NAMES } from '@madoguchi/contract/purchase-requests/field-names.ts';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { DateField } from '../../../../kit/fields/date/DateField.tsx';
import { FileField } from '../../../../kit/fields/file/FileField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { YenField } from '../../../../kit/fields/YenField.tsx';
import { type FieldProps, useField } from '../../../../kit/form/form-context.ts';
import { RADIUS } from '../../../../kit/theme/tokens.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { usePurchaseWords } from '../../words.ts';
import { FindingNotes } from '../checks/FindingNotes.tsx';
import { RowTools } from './RowTools.tsx';
import { SuggestedField } from './SuggestedField.tsx';

interface Props {
  readonly index: number;
  readonly suppliersId: string;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** One quote: who would take how much, until when, and the paper that says so. */
export function QuoteCard({ index, suppliersId, onChoose, onRemove }: Props) {
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
        <Box sx={{ ml: 'auto' }}>
          <RowTools tools={[{ icon: 'trash', label: t('quote.remove', { n }), run: onRemove }]} />
        </Box>
      </Box>
      <SuggestedField name={`${path}.supplier`} label={names('supplier')} listId={suppliersId} />
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
