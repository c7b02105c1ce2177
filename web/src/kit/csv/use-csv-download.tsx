import type { Download, InputOf } from '@madoguchi/contract/operation.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { announce } from '../../platform/announcer.ts';
import { rethrowAsOffline } from '../../platform/call.ts';
import { useMessages } from '../../platform/messages.ts';
import { defineWords } from '../../platform/words.ts';
import { useErrorSentence } from '../use-error-sentence.ts';

interface CsvDownload {
  /** A file is being made: for the button's `aria-busy`. It can be pressed all the same. */
  readonly isBusy: boolean;
  readonly download: <Op extends Download>(operation: Op, input: InputOf<Op>) => Promise<void>;
}

/**
 * Saves a list as CSV (B0-10). A link would leave a refusal, a session that ended and what Shift_JIS cannot hold to the
 * browser, which says none of it: here each is told as that of any other action.
 */
export function useCsvDownload(): CsvDownload {
  const t = useDownloadWords();
  const message = useMessages();
  const sayError = useErrorSentence();
  const [making, setMaking] = useState(0);

  async function download<Op extends Download>(operation: Op, input: InputOf<Op>): Promise<void> {
    setMaking((count) => count + 1);
    announce(t('making'));
    try {
      const { makeCsv } = await import('./save-csv.ts').catch(rethrowAsOffline);
      const { replaced, save } = await makeCsv(operation, input);
      if (replaced === '') return save();
      const saveAnyway = () => {
        save();
        message(t('saved'), 'success', { key: operation.id });
      };
      const action = (
        <Button color="inherit" size="small" onClick={saveAnyway}>
          {t('saveAnyway')}
        </Button>
      );
      // Told before it is saved, and until it is answered: whoever hands the file on has to know that it says something else.
      message(t('replaced', { characters: replaced }), 'warning', { key: operation.id, action, hidesAfterMs: null });
    } catch (error) {
      message(t('failed', { reason: sayError(error) }), 'error', { key: operation.id });
    } finally {
      setMaking((count) => count - 1);
    }
  }

  return { isBusy: making > 0, download };
}

/** Words about a CSV file on its way out. */
const useDownloadWords = defineWords({
  making: { ja: 'CSVを作成しています…', en: 'Making the CSV file…' },
  failed: { ja: 'CSVを出力できませんでした。{{reason}}', en: 'The CSV file could not be made. {{reason}}' },
  replaced: {
    ja: 'Shift_JISで表せない文字は「〓」になります：{{characters}}　元の文字のまま出力するには、UTF-8を選んでください。',
    en: 'Shift_JIS cannot hold these characters, “〓” will stand in their place: {{characters}} Choose UTF-8 to keep them.',
  },
  saveAnyway: { ja: 'このまま保存', en: 'Save anyway' },
  saved: { ja: 'CSVを保存しました。', en: 'The CSV file was saved.' },
});
