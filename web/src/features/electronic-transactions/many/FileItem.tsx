import { DATE_KIND_NAMES, TAX_BASIS_NAMES } from '@madoguchi/contract/electronic-transactions/names.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { readRegistrationNumber } from '@madoguchi/contract/values/registration-number.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import type { Choice } from '../../../kit/fields/choice/choice.ts';
import { FileNote } from '../../../kit/fields/file/FileNote.tsx';
import { sizeText } from '../../../kit/fields/file/file-size.ts';
import { dayReading, SIGNED_AMOUNT } from '../../../kit/fields/typed-values.ts';
import { useFaultSentence } from '../../../kit/form/faults/use-fault-sentence.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { StatusChip, type StatusLook } from '../../../kit/StatusChip.tsx';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';
import { isBlank, type ProposedField } from '../edit/proposed-values.ts';
import type { TransactionValues } from '../edit/transaction-values.ts';
import { statedForeign } from '../stated-values.ts';
import { FileViewer } from '../viewer/FileViewer.tsx';
import { canBeViewed } from '../viewer/viewed-file.ts';
import { useViewerWords } from '../viewer/words.ts';
import { useTransactionWords } from '../words.ts';
import type { Batch } from './batch.ts';
import { type BatchRow, isComplete, rowFaults, type Twin } from './batch-row.ts';
import type { InputProps } from './InputFrame.tsx';
import { RowDetails } from './RowDetails.tsx';
import { RowNotes } from './RowNotes.tsx';
import { SelectInput } from './SelectInput.tsx';
import { TEXT_READING, TypedInput } from './TypedInput.tsx';
import { useManyWords } from './words.ts';

/** The element of a row; a link to a twin moves the focus there. */
export const rowId = (key: string) => `file-${key}`;

const INPUTS = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1fr)',
    md: '136px 156px minmax(0, 1fr) 136px 176px',
  },
  '& > *': { alignSelf: 'start' },
} as const;

interface Props {
  readonly batch: Batch;
  readonly row: BatchRow;
  readonly place: number;
  readonly twin: Twin | undefined;
  readonly today: PlainDate;
  readonly types: readonly Choice[];
  /** Id of the list of counterparties that are known. */
  readonly known: string;
  readonly onTwin: (key: string) => void;
}

/** A file with the values that are proposed for it, to be changed where they stand. */
export const FileItem = memo(function FileItem(props: Props) {
  const { batch, row, place, twin, today, onTwin } = props;
  const t = useManyWords();
  const language = useLanguage();
  const view = useViewerWords();
  const [isOpen, setOpen] = useState(false);
  const [isViewed, setViewed] = useState(false);
  const { key, name, bytes, file, outcome } = row;
  const isFixed = outcome !== null && outcome.state !== 'refused';
  const change = (values: Partial<TransactionValues>) => batch.change(key, values);
  return (
    <Box
      component="li"
      id={rowId(key)}
      tabIndex={-1}
      aria-label={t('row', { n: place, name })}
      sx={{
        display: 'grid',
        gap: 1,
        p: 2,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: `${RADIUS.menu}px`,
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 140px',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="body2" sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {t('row', { n: place, name })}{' '}
          <Typography component="span" variant="caption" color="text.secondary">
            {sizeText(bytes, language)}
          </Typography>
        </Typography>
        <State row={row} twin={twin} />
        {file.state === 'stored' && canBeViewed(row) ? (
          <Button
            size="small"
            aria-pressed={isViewed}
            aria-label={view('showOf', { name })}
            onClick={() => setViewed(!isViewed)}
          >
            {view('show')}
          </Button>
        ) : null}
        {isFixed ? null : (
          <Button size="small" aria-label={t('detailsOf', { name })} onClick={() => setOpen(true)}>
            {t('details')}
          </Button>
        )}
        {outcome?.state === 'sending' ? null : (
          <IconButton aria-label={t('remove', { name })} onClick={() => batch.remove(key)}>
            <Icon name="close" />
          </IconButton>
        )}
      </Box>
      {file.state === 'sending' ? (
        <LinearProgress variant="determinate" value={file.share * 100} aria-label={t('state.sending', { name })} />
      ) : null}
      {file.state === 'refused' ? (
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <FileNote icon="error" text={file.message} />
          <Button size="small" onClick={() => batch.retry(key)}>
            {t('retry')}
          </Button>
        </Box>
      ) : null}
      {file.state === 'missing' ? <FileNote icon="warning" text={t('state.missing')} /> : null}
      {outcome?.state === 'registered' ? null : <Inputs {...props} isFixed={isFixed} onChange={change} />}
      {outcome?.state === 'refused'
        ? outcome.sentences.map((sentence) => <FileNote key={sentence} icon="error" text={sentence} />)
        : null}
      <RowNotes {...{ row, twin, isFixed, onTwin }} onReason={(duplicateReason) => change({ duplicateReason })} />
      {isViewed && file.state === 'stored' ? (
        <FileViewer file={{ id: file.id, name }} onClose={() => setViewed(false)} />
      ) : null}
      {isOpen ? (
        <RowDetails
          row={row}
          today={today}
          onUse={(values) => {
            change(values);
            setOpen(false);
          }}
          onDismiss={() => setOpen(false)}
        />
      ) : null}
    </Box>
  );
});

const LOOKS = {
  queued: { icon: 'clock', hue: 'grey', weight: 'outline' },
  missing: { icon: 'warning', hue: 'orange' },
  refused: { icon: 'error', hue: 'crimson' },
  open: { icon: 'warning', hue: 'orange' },
  ready: { icon: 'tick', hue: 'blue' },
  registering: { icon: 'clock', hue: 'blue', weight: 'outline' },
} as const satisfies Readonly<Record<string, StatusLook>>;

function State({ row, twin }: Pick<Props, 'row' | 'twin'>) {
  const t = useManyWords();
  const { file, outcome } = row;
  if (outcome?.state === 'registered') {
    return (
      <>
        <StatusChip
          icon="success"
          hue={outcome.late ? 'orange' : 'green'}
          label={t(outcome.late ? 'state.late' : 'state.registered')}
        />
        <Link to={screenPath('electronic-transactions.show', { transactionId: outcome.id })} target="_blank">
          {outcome.number}
        </Link>
      </>
    );
  }
  if (file.state === 'sending' || file.state === 'missing') return null;
  const state = outcome?.state === 'sending' ? 'registering' : stateOf();
  return <StatusChip {...LOOKS[state]} label={t(`state.${state}`)} />;

  function stateOf() {
    if (file.state === 'queued' || file.state === 'refused') return file.state;
    return outcome === null && isComplete(row, twin) ? 'ready' : 'open';
  }
}

interface InputsProps extends Props {
  readonly isFixed: boolean;
  readonly onChange: (values: Partial<TransactionValues>) => void;
}

/** The values that are looked at on every paper; what is stated in another way is said in words. */
function Inputs({ row, today, types, known, isFixed, onChange }: InputsProps) {
  const t = useManyWords();
  const words = useTransactionWords();
  const language = useLanguage();
  const sentenceOf = useFaultSentence();
  const { values, sources } = row;
  const faults = rowFaults(values);
  const named = (field: ProposedField): Pick<InputProps<never>, 'label' | 'mark' | 'fault' | 'isFixed'> => {
    const fault = faults.find((one) => one.field === field);
    const label = words(field);
    const isMissing = fault?.code === 'required';
    const sentence =
      fault === undefined || isMissing
        ? ''
        : sentenceOf(
            { code: fault.code, values: fault.values ?? {}, sentence: '' },
            { label, ask: 'enter', kind: KINDS[field] },
          );
    const source = sources[field];
    const mark = isMissing ? t('blank') : source === undefined ? '' : t(`from.${source}`);
    return { label, mark, fault: sentence, isFixed };
  };
  const elsewhere = faults.filter(({ field }) => !(field in KINDS));
  const isDay = values.dateKind === 'day';
  const isYen = values.currency === 'JPY' && values.taxBasis !== 'none';
  return (
    <Box sx={INPUTS}>
      <SelectInput
        {...named('documentType')}
        value={values.documentType}
        choices={types}
        onChange={(documentType) => onChange({ documentType })}
      />
      {isDay ? (
        <TypedInput
          {...named('transactionDate')}
          value={values.transactionDate as string | null}
          reading={dayReading(today, language)}
          onChange={(day) => onChange({ transactionDate: day as PlainDate | null })}
        />
      ) : (
        <Stated label={words('transactionDate')}>{DATE_KIND_NAMES[values.dateKind ?? 'day'][language]}</Stated>
      )}
      <TypedInput
        {...named('counterparty')}
        value={values.counterparty ?? ''}
        reading={TEXT_READING}
        list={known}
        onChange={(counterparty) => onChange({ counterparty, counterpartyId: null })}
      />
      {isYen ? (
        <TypedInput
          {...named('amount')}
          value={values.amount as number | string | null}
          reading={SIGNED_AMOUNT}
          inputMode="numeric"
          isRight
          onChange={(amount) => onChange({ amount: amount as TransactionValues['amount'] })}
        />
      ) : (
        <Stated label={words('amount')}>
          {values.taxBasis === 'none'
            ? TAX_BASIS_NAMES.none[language]
            : statedForeign({ foreignMinor: values.foreignMinor, currency: values.currency ?? 'JPY' })}
        </Stated>
      )}
      <TypedInput
        {...named('registrationNumber')}
        value={values.registrationNumber ?? ''}
        reading={NUMBER_READING}
        onChange={(registrationNumber) => onChange({ registrationNumber })}
      />
      {elsewhere.map(({ field, code, values: said = {} }) => (
        <Box key={field} sx={{ gridColumn: '1 / -1' }}>
          <FileNote icon="warning" text={sentenceOf({ code, values: said, sentence: '' })} />
        </Box>
      ))}
    </Box>
  );
}

const KINDS = {
  documentType: undefined,
  transactionDate: 'date',
  counterparty: undefined,
  amount: 'yen',
  registrationNumber: undefined,
} as const;

const NUMBER_READING = { read: readRegistrationNumber, show: String };

function Stated({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <Box>
      <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography variant="body2">{isBlank(children) ? '—' : children}</Typography>
    </Box>
  );
}
