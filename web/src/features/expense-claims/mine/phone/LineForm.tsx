import { checkLine, type Finding, multiplierOf } from '@madoguchi/contract/expense-claims/checks.ts';
import type { LineField } from '@madoguchi/contract/expense-claims/line-fields.ts';
import { lineAmount } from '@madoguchi/contract/expense-claims/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, useSyncExternalStore } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formatYen } from '../../../../platform/formats.ts';
import { toHiragana } from '../../../../platform/reading/to-hiragana.ts';
import { isBlank, newLine, type SheetLine } from '../../sheet/store/sheet-line.ts';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import { hasOptions, type Option, optionsFor } from '../../sheet/suggestions/options-for.ts';
import type { SuggestionSource } from '../../sheet/suggestions/suggestion-source.ts';
import type { Choices } from '../../sheet/values/choices.ts';
import type { Typing } from '../autosave/save-ports.ts';
import { ReceiptList } from '../receipts/ReceiptList.tsx';
import type { ReceiptUploads } from '../receipts/receipt-uploads.ts';
import { useMineWords } from '../words.ts';
import { LineFormField } from './LineFormField.tsx';
import { type FormField, MAIN_FIELDS, MORE_FIELDS } from './line-form-fields.ts';
import { type LineFormValues, lineWith, patchesBetween, valuesOf } from './line-form-values.ts';

// The phone's form over one line of the sheet: what it shows, what the checks say of it, and how it is saved.
interface Options {
  readonly store: SheetStore;
  readonly line: SheetLine;
  readonly choices: Choices;
  readonly source: SuggestionSource;
  readonly onTyping: (typing: Typing | null) => void;
}

function useLineForm({ store, line, choices, source, onTyping }: Options) {
  const { ground } = store;
  const typedGround = { month: ground.context.month, choices, toHiragana };
  const form = useForm<LineFormValues>({ defaultValues: valuesOf(line), mode: 'onBlur' });
  const values = useWatch({ control: form.control }) as LineFormValues;
  const [touched, setTouched] = useState<ReadonlySet<LineField>>(new Set());
  const [active, setActive] = useState<LineField | null>(null);
  // Receipts come to the line in the sheet, not to the form.
  const attachments = useSyncExternalStore(
    (listener) => store.subscribeRow(line.id, listener),
    () => store.line(line.id)?.attachments ?? line.attachments,
  );
  const candidate = { ...lineWith(line, values, typedGround), attachments };
  const findings = checkLine(candidate, ground);
  const isNew = isBlank(line);

  /** Leaving a field takes it into the sheet, whose autosave does the rest. */
  const commit = () => {
    const before = store.line(line.id);
    if (!before) return;
    const after = { ...lineWith(before, form.getValues(), typedGround), attachments: before.attachments };
    store.apply(patchesBetween(before, after), { undo: 'edit' });
  };

  return {
    register: (field: LineField) =>
      form.register(field, {
        onChange: () => onTyping({ lineId: line.id, field, text: form.getValues(field) }),
        onBlur: () => {
          setActive(null);
          setTouched(new Set([...touched, field]));
          onTyping(null);
          commit();
        },
      }),
    candidate,
    amount: lineAmount(candidate, multiplierOf(candidate.tripType, ground.masters.way)),
    required: requiredFields(candidate, store),
    /** Errors come on leaving a field; a line that was there before shows all of its own at once. */
    findingsOf: (field: LineField): readonly Finding[] =>
      field === active || (isNew && !touched.has(field)) ? [] : findings.filter((finding) => finding.field === field),
    attachmentFindings: isNew ? [] : findings.filter(({ field }) => field === 'attachments'),
    focus: setActive,
    suggested: (field: LineField): readonly Option[] =>
      field === active && hasOptions(field) ? optionsFor(field, candidate, values[field], { choices, source }) : [],
    take: (option: Option) => {
      for (const { field, value } of option.fills) {
        if (field !== 'attachments')
          form.setValue(field, typeof value === 'string' || typeof value === 'number' ? String(value) : '', {
            shouldDirty: true,
          });
      }
    },
    save: () => {
      commit();
      store.leaveLines([line.id]);
    },
  };
}

type LineFormState = ReturnType<typeof useLineForm>;

/** The fields that the checks would require in this line if all of it were empty. */
function requiredFields(line: SheetLine, { ground }: SheetStore): ReadonlySet<LineField> {
  const { expenseType, purpose } = line;
  const findings = checkLine(newLine(line.id, { expenseType, purpose }), ground);
  const missing = findings.filter(({ code }) => code === 'required').map(({ field }) => field as LineField);
  return new Set<LineField>(['purpose', ...missing]);
}

interface Props {
  readonly store: SheetStore;
  readonly uploads: ReceiptUploads;
  readonly line: SheetLine;
  readonly choices: Choices;
  readonly source: SuggestionSource;
  readonly onTyping: (typing: Typing | null) => void;
  readonly onSaved: (next: 'list' | 'next' | 'duplicate') => void;
  readonly onDelete: () => void;
}

/** One line, a field a row. Stands in no form element: an input method's Enter must never submit. */
export function LineForm({ store, uploads, line, choices, source, onTyping, onSaved, onDelete }: Props) {
  const t = useMineWords();
  const state = useLineForm({ store, line, choices, source, onTyping });
  const [showsMore, setShowsMore] = useState(MORE_FIELDS.some(({ field }) => state.findingsOf(field).length > 0));
  const save = (next: 'list' | 'next' | 'duplicate') => () => {
    state.save();
    onSaved(next);
  };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3, p: 2, pb: 12 }}>
        <FormFields fields={MAIN_FIELDS} state={state} choices={choices} />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography variant="subtitle2" component="p">
            {t('form.amount')}
          </Typography>
          <Typography component="output" variant="figure">
            {state.amount === null ? '' : formatYen(state.amount)}
          </Typography>
        </Box>
        <ReceiptList store={store} uploads={uploads} lineId={line.id} isReadOnly={false} />
        <Button variant="outlined" aria-expanded={showsMore} onClick={() => setShowsMore(!showsMore)}>
          {t('form.more')}
        </Button>
        {showsMore && <FormFields fields={MORE_FIELDS} state={state} choices={choices} />}
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button color="error" variant="outlined" onClick={onDelete}>
            {t('form.delete')}
          </Button>
          <Button variant="outlined" onClick={save('duplicate')}>
            {t('form.duplicate')}
          </Button>
        </Box>
      </Box>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 10,
          display: 'grid',
          gridTemplateColumns: '2fr 3fr',
          gap: 1,
          p: 1,
          bgcolor: 'background.paper',
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Button variant="outlined" onClick={save('list')}>
          {t('form.save')}
        </Button>
        <Button variant="contained" onClick={save('next')}>
          {t('form.save.next')}
        </Button>
      </Box>
    </>
  );
}

function FormFields(props: { fields: readonly FormField[]; state: LineFormState; choices: Choices }) {
  const { fields, state, choices } = props;
  const formId = useId();
  return fields.map((form) => {
    const { field } = form;
    return (
      <div key={field}>
        <LineFormField
          form={form}
          id={`${formId}-${field}`}
          choices={choices}
          isRequired={state.required.has(field)}
          findings={state.findingsOf(field)}
          registered={state.register(field)}
          onFocus={() => state.focus(field)}
        />
        <SuggestedRows options={state.suggested(field)} onTake={state.take} />
      </div>
    );
  });
}

interface SuggestedRowsProps {
  readonly options: readonly Option[];
  readonly onTake: (option: Option) => void;
}

/** Suggestions for the field that is being typed into, as buttons under it. */
function SuggestedRows({ options, onTake }: SuggestedRowsProps) {
  const t = useMineWords();
  if (options.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('form.suggestions')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {options.map((option) => (
        <li key={option.key}>
          <Button
            fullWidth
            sx={{ justifyContent: 'space-between', gap: 1, fontWeight: 400 }}
            // The field keeps the focus, so that its list does not go before it is pressed.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(option)}
          >
            <span>{option.label}</span>
            <Typography component="span" variant="caption" color="text.secondary">
              {option.detail}
            </Typography>
          </Button>
        </li>
      ))}
    </Box>
  );
}
