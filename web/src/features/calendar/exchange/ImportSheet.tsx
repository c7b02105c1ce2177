import { checkImport, importEvents } from '@madoguchi/contract/calendar/exchange-operations.ts';
import type { ImportReport } from '@madoguchi/contract/calendar/import-report.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { ReportTable } from '../../../kit/csv/ReportTable.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { ReasonedButton } from '../../../kit/ReasonedButton.tsx';
import { upload } from '../../../platform/call.ts';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Sheet } from '../Sheet.tsx';
import { useUndo } from '../use-undo.tsx';
import { useExchangeWords } from './words.ts';

interface State {
  readonly file: File | null;
  readonly report: ImportReport | null;
  readonly error: unknown;
  readonly work: 'checking' | 'importing' | null;
}

const NOTHING: State = { file: null, report: null, error: null, work: null };

/** Imports a calendar file: first what it would do and what of it cannot be taken over, then all that can (B9-03). */
export function ImportSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useExchangeWords();
  const sayWithUndo = useUndo();
  const message = useMessages();
  const [{ file, report, error, work }, setState] = useState<State>(NOTHING);
  // A file that was chosen later is the one that counts.
  const newest = useRef<File | null>(null);
  const hasWork = report !== null && report.added + report.changed + report.removed > 0;

  async function check(chosen: File): Promise<void> {
    newest.current = chosen;
    setState({ ...NOTHING, file: chosen, work: 'checking' });
    try {
      const found = await upload(checkImport, chosen);
      if (newest.current === chosen) setState({ ...NOTHING, file: chosen, report: found });
    } catch (failure) {
      if (newest.current === chosen) setState({ ...NOTHING, file: chosen, error: failure });
    }
  }

  async function carryOut(): Promise<void> {
    if (file === null || work !== null) return;
    setState((before) => ({ ...before, error: null, work: 'importing' }));
    try {
      const { undo, added, changed, removed } = await upload(importEvents, file);
      const said = t('import.done', { added, changed, removed });
      if (undo === null) message(said, 'success');
      else sayWithUndo(said, undo);
      void invalidate(importEvents);
      onClose();
    } catch (failure) {
      setState((before) => ({ ...before, error: failure, work: null }));
    }
  }

  const reason = report === null ? t('import.notChosen') : hasWork ? null : t('import.nothing');
  return (
    <Sheet title={t('import.title')} onClose={onClose}>
      <Typography>{t('import.lead')}</Typography>
      <FileChoice file={file} onChoose={(chosen) => void check(chosen)} />
      {work === 'checking' ? <Typography role="status">{t('import.checking')}</Typography> : null}
      {error === null ? null : (
        <ErrorBand error={error} {...(file !== null && report === null ? { onRetry: () => void check(file) } : {})} />
      )}
      {report === null ? null : <Report report={report} />}
      <ReasonedButton
        variant="contained"
        reason={reason}
        aria-busy={work !== null}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => void carryOut()}
      >
        {t('import.submit')}
      </ReasonedButton>
    </Sheet>
  );
}

function FileChoice({ file, onChoose }: { readonly file: File | null; readonly onChoose: (file: File) => void }) {
  const t = useExchangeWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button variant="outlined" startIcon={<Icon name="upload" />} onClick={() => input.current?.click()}>
        {t(file === null ? 'import.choose' : 'import.another')}
      </Button>
      {file === null ? null : <Typography variant="body2">{file.name}</Typography>}
      <input
        ref={input}
        type="file"
        accept=".ics,text/calendar"
        aria-label={t('import.choose')}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file again, corrected, is a choice too.
          target.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
    </Box>
  );
}

/** The effect of the file event by event, and every place of it that is not taken over as it is. */
function Report({ report }: { readonly report: ImportReport }) {
  const t = useExchangeWords();
  const language = useLanguage();
  const { added, changed, removed, unchanged, older, events, problems, problemCount } = report;
  const timeOf = ({ startsAt, allDay, repeats }: ImportReport['events'][number]) => {
    const time = allDay ? formatDay(tokyoDay(Date.parse(startsAt)), language) : formatInstant(startsAt, language);
    return repeats ? t('repeats', { time }) : time;
  };
  return (
    <Box component="section" aria-label={t('import.report')} sx={{ display: 'grid', gap: 2 }}>
      <Typography role="status">{t('import.counts', { added, changed, removed, unchanged, older })}</Typography>
      {problems.length === 0 ? null : (
        <Box>
          <Typography>{t('import.problems', { count: problemCount })}</Typography>
          {problemCount > problems.length ? (
            <Typography variant="body2">{t('import.first', { shown: problems.length })}</Typography>
          ) : null}
          <ReportTable>
            <thead>
              <tr>
                <th scope="col">{t('line')}</th>
                <th scope="col">{t('problem')}</th>
              </tr>
            </thead>
            <tbody>
              {problems.map(({ line, uid, code, message }) => (
                <tr key={`${line}.${uid}.${code}`}>
                  <td>{line ?? '-'}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </ReportTable>
        </Box>
      )}
      {events.length === 0 ? null : (
        <Box>
          {added + changed + removed + older > events.length ? (
            <Typography variant="body2">{t('import.first', { shown: events.length })}</Typography>
          ) : null}
          <ReportTable>
            <thead>
              <tr>
                <th scope="col">{t('line')}</th>
                <th scope="col">{t('event')}</th>
                <th scope="col">{t('start')}</th>
                <th scope="col">{t('effect')}</th>
              </tr>
            </thead>
            <tbody>
              {events.map((event) => (
                <tr key={`${event.line}.${event.startsAt}`}>
                  <td>{event.line}</td>
                  <td>{event.title}</td>
                  <td>{timeOf(event)}</td>
                  <td>{t(`effect.${event.effect}`)}</td>
                </tr>
              ))}
            </tbody>
          </ReportTable>
        </Box>
      )}
    </Box>
  );
}
