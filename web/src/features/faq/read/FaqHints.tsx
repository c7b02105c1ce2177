import type { FaqPlace } from '@madoguchi/contract/faq/choices.ts';
import type { FaqEntry } from '@madoguchi/contract/faq/model.ts';
import { listFaq } from '@madoguchi/contract/faq/operations.ts';
import { inLanguage } from '@madoguchi/contract/in-language.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useFaqWords } from '../words.ts';
import { Answer } from './Answer.tsx';

interface Props {
  /** The fields that are in question now; an entry stands beside those it names. */
  readonly places: readonly FaqPlace[];
}

/** Questions that others had at these fields, each opening its answer over the page (B1-07). Nothing where none fits. */
export function FaqHints({ places }: Props) {
  const t = useFaqWords();
  const language = useLanguage();
  const { data } = useRead(listFaq, {});
  const [opened, setOpened] = useState<FaqEntry | null>(null);
  const titleId = useId();
  const fitting = (data?.entries ?? []).filter((entry) => entry.places.some((place) => places.includes(place)));
  if (fitting.length === 0) return null;
  const titleOf = (entry: FaqEntry) => inLanguage(entry.question, entry.questionEn, language);
  return (
    <Box
      component="aside"
      aria-label={t('hints')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, marginInlineStart: -1.5 }}
    >
      {fitting.map((entry) => (
        <Button key={entry.id} size="small" startIcon={<Icon name="faq" size={16} />} onClick={() => setOpened(entry)}>
          <span lang={titleOf(entry).lang}>{titleOf(entry).text}</span>
        </Button>
      ))}
      {opened ? (
        <Dialog open onClose={() => setOpened(null)} aria-labelledby={titleId} maxWidth="sm">
          <DialogTitle id={titleId} lang={titleOf(opened).lang}>
            {titleOf(opened).text}
          </DialogTitle>
          <DialogContent>
            <Answer entry={data?.entries.find(({ id }) => id === opened.id) ?? opened} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpened(null)}>{t('close')}</Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </Box>
  );
}
