import { MEDIA_TYPES } from '@madoguchi/contract/attachments/limits.ts';
import { TRANSACTION_LIMITS } from '@madoguchi/contract/electronic-transactions/choices.ts';
import {
  listWaitingFiles,
  registerTransaction,
  suggestCounterparties,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { type ClipboardEvent, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { FileDrop } from '../../../kit/fields/file/FileDrop.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { FormBar } from '../../../kit/form/FormBar.tsx';
import { loadFaultTexts } from '../../../kit/form/faults/fault-texts.ts';
import { LeaveGuard } from '../../../kit/form/LeaveGuard.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { ReasonedButton } from '../../../kit/ReasonedButton.tsx';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { epochNow } from '../../../platform/clock.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate, useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { masterName, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useTransactionWords } from '../words.ts';
import { type Batch, type BatchState, MOST_FILES } from './batch.ts';
import { type BatchRow, isComplete, type Twin, twinsOf } from './batch-row.ts';
import { FileItem, rowId } from './FileItem.tsx';
import { SharedValues } from './SharedValues.tsx';
import { useBatch } from './use-batch.ts';
import { useManyWords } from './words.ts';

const LIMITS = { maxBytes: TRANSACTION_LIMITS.fileBytes, maxFiles: MOST_FILES };
const ENDINGS = [...Object.values(MEDIA_TYPES), 'xml', 'eml'];

/** `/apps/electronicTransaction/many`: up to 200 files, each of them a record of its own (B7-07). */
export function ManyPage() {
  const t = useManyWords();
  const inForms = useTransactionWords();
  const title = useScreenTitle()('electronic-transactions.many');
  const [today] = useState(() => tokyoDay(epochNow()));
  const { batch, canKeep, state } = useBatch(today);
  const types = useTypes();
  const { rows, isHeld, shared } = state;
  const twins = useMemo(() => twinsOf(rows), [rows]);
  useEffect(() => void loadFaultTexts(), []);
  const isUnsent = rows.some(({ file }) => file.state === 'queued' || file.state === 'sending');
  return (
    <>
      <PageHeader title={title} up={<Link to={screenPath('electronic-transactions')}>{inForms('toList')}</Link>} />
      <LeaveGuard
        isOn={isUnsent || (!canKeep && rows.length > 0)}
        isKept={false}
        lost={t(canKeep ? 'lost' : 'notKept')}
      />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 1200 }}>
        <SharedValues {...{ batch, shared, today, types }} />
        <Files {...{ batch, rows, isHeld, canKeep }} />
        {rows.length === 0 ? null : <Rows {...{ batch, state, twins, today, types }} />}
      </Box>
    </>
  );
}

function useTypes() {
  const language = useLanguage();
  const { document_type: types } = useMasters();
  return useMemo(() => types.map((one) => ({ value: one.code, label: masterName(one, language) })), [types, language]);
}

type FilesProps = { readonly batch: Batch; readonly canKeep: boolean } & Pick<BatchState, 'rows' | 'isHeld'>;

/** The ways in, and what is to be told of the sending as a whole. */
function Files({ batch, rows, isHeld, canKeep }: FilesProps) {
  const t = useManyWords();
  const message = useMessages();
  const here = new Set(rows.flatMap(({ file }) => (file.state === 'stored' ? [file.id] : [])));
  const waiting = (useRead(listWaitingFiles, {}).data?.files ?? []).filter(({ id }) => !here.has(id));
  const ofFolder = waiting.filter(({ from }) => from === 'inbox').length;
  const missing = rows.filter(({ file }) => file.state === 'missing').length;
  const isFull = rows.length >= MOST_FILES;
  const add = (files: Iterable<File>) => {
    const left = batch.add(files);
    if (left > 0) message(t('noRoom', { count: left }), 'warning');
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add([...event.clipboardData.files]);
  };
  return (
    <FieldGroup title={t('group.files')} lead={t('files.lead')}>
      <Box onPaste={paste}>
        <FileDrop limits={LIMITS} endings={ENDINGS} onFiles={add} />
      </Box>
      {waiting.length === 0 || isFull ? null : (
        <div>
          <Button variant="outlined" onClick={() => batch.addStored(waiting)}>
            {t('addWaiting', { count: waiting.length })}
          </Button>
          {ofFolder === 0 ? null : <Typography variant="body2">{t('ofFolder', { count: ofFolder })}</Typography>}
        </div>
      )}
      <Box aria-live="polite" sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
        {missing === 0 ? null : (
          <WarningBand>
            <p>{t('missing', { count: missing })}</p>
          </WarningBand>
        )}
        {canKeep ? null : (
          <WarningBand>
            <p>{t('notKept')}</p>
          </WarningBand>
        )}
        {isHeld ? (
          <WarningBand>
            <p>{t('held')}</p>
            <Button variant="contained" onClick={() => batch.resume()} sx={{ mt: 1 }}>
              {t('resume')}
            </Button>
          </WarningBand>
        ) : null}
      </Box>
    </FieldGroup>
  );
}

interface RowsProps extends Pick<Parameters<typeof SharedValues>[0], 'batch' | 'today' | 'types'> {
  readonly state: BatchState;
  readonly twins: ReadonlyMap<string, Twin>;
}

type Standing = 'done' | 'ready' | 'sending' | 'open';

function standingOf(row: BatchRow, twin: Twin | undefined): Standing {
  if (row.outcome?.state === 'registered') return 'done';
  if (row.file.state === 'queued' || row.file.state === 'sending') return 'sending';
  return row.outcome?.state !== 'refused' && isComplete(row, twin) ? 'ready' : 'open';
}

function Rows({ batch, state, twins, today, types }: RowsProps) {
  const t = useManyWords();
  const message = useMessages();
  const known = useId();
  const [isOpenOnly, setOpenOnly] = useState(false);
  const suggested = useRead(suggestCounterparties, { q: '' }).data?.counterparties ?? [];
  const { rows, isRegistering, isHeld } = state;
  const standings = rows.map((row) => standingOf(row, twins.get(row.key)));
  const count = (standing: Standing) => standings.filter((one) => one === standing).length;
  const [done, ready, open] = [count('done'), count('ready'), count('open')];
  const goTo = useCallback((key: string) => {
    setOpenOnly(false);
    requestAnimationFrame(() => document.getElementById(rowId(key))?.focus());
  }, []);
  const register = async () => {
    await batch.registerComplete();
    const registered = batch.state().rows.filter(({ outcome }) => outcome?.state === 'registered').length - done;
    if (registered > 0) message(t('didRegister', { count: registered }), 'success');
    await invalidate(registerTransaction);
  };
  const shown = rows
    .map((row, at) => ({ row, place: at + 1 }))
    .filter(({ place }) => !isOpenOnly || standings[place - 1] === 'open');
  return (
    <>
      <Box component="section" aria-label={t('list')} sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h2">{t('list')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2" role="status">
            {t('sums', { all: rows.length, done, ready, open, sending: count('sending') })}
          </Typography>
          <FormControlLabel
            label={t('openOnly')}
            control={<Switch checked={isOpenOnly} onChange={(_, isOn) => setOpenOnly(isOn)} />}
          />
        </Box>
        {shown.length === 0 ? <Typography variant="body2">{t('nothingOpen')}</Typography> : null}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {shown.map(({ row, place }) => (
            <FileItem
              key={row.key}
              {...{ batch, row, place, today, types, known }}
              twin={twins.get(row.key)}
              onTwin={goTo}
            />
          ))}
        </Box>
        <datalist id={known}>
          {suggested.flatMap(({ names }) => names.map(({ name }) => <option key={name} value={name} />))}
        </datalist>
      </Box>
      <FormBar>
        {done === 0 ? null : (
          <Button variant="outlined" onClick={() => batch.removeRegistered()}>
            {t('removeRegistered')}
          </Button>
        )}
        <ReasonedButton variant="contained" reason={whyNot()} onClick={() => void register()}>
          {t(isRegistering ? 'registering' : 'register', { count: ready })}
        </ReasonedButton>
      </FormBar>
    </>
  );

  function whyNot(): string | null {
    if (isHeld) return t('held');
    if (isRegistering) return t('registering');
    return ready === 0 ? t('noneReady') : null;
  }
}
