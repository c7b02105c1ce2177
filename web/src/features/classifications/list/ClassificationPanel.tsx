import { showClassification } from '@madoguchi/contract/classifications/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { masterName } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useClassificationWords } from '../words.ts';

const ButtonLink = createLink(Button);
const ChangeDialog = lazy(async () => ({ default: (await import('./ChangeDialog.tsx')).ChangeDialog }));

interface Props {
  readonly id: string;
  readonly mayWrite: boolean;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One classification beside the list, with the way to its values. */
export function ClassificationPanel({ id, mayWrite, takeFocus, onClose }: Props) {
  const t = useClassificationWords();
  const language = useLanguage();
  const [changes, setChanges] = useState(false);
  const read = useRead(showClassification, { classification: id });
  return (
    <PeekCard
      {...{ id, read, takeFocus, onClose }}
      label={t('panel')}
      title={(data) => masterName(data, language)}
      above={({ code }) => `${t('code')} ${code}`}
    >
      {(data) => (
        <>
          <Typography lang="ja">{data.description}</Typography>
          <Typography>{t('counts', { all: data.valueCount, valid: data.validCount })}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ButtonLink
              to={screenPath('classifications.details')}
              search={{ classification: data.code }}
              variant="outlined"
            >
              {t('details')}
            </ButtonLink>
            {mayWrite ? (
              <Button variant="outlined" onClick={() => setChanges(true)}>
                {t('edit')}
              </Button>
            ) : null}
          </Box>
          {changes ? (
            <Suspense fallback={null}>
              <ChangeDialog classification={data} onClose={() => setChanges(false)} />
            </Suspense>
          ) : null}
        </>
      )}
    </PeekCard>
  );
}
