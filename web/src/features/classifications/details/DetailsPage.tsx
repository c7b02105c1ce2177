import { may } from '@madoguchi/contract/access.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { masterName, useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ClassificationChoice } from './ClassificationChoice.tsx';
import { DetailList } from './DetailList.tsx';
import { useClassification } from './use-classification.ts';
import { useIsBeside } from './use-is-beside.ts';
import { useDetailWords } from './words.ts';

const ButtonLink = createLink(Button);
const ImportDialog = lazy(async () => ({ default: (await import('../import/ImportDialog.tsx')).ImportDialog }));

const BESIDE = { columnGap: 2, gridTemplateColumns: '208px minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)' };
const ABOVE = { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' };

/** `/apps/maintenance/classification-detail`: the values of one list of masters (B1-01). */
export function DetailsPage() {
  const t = useDetailWords();
  const title = useScreenTitle()('classifications.details');
  const language = useLanguage();
  const { role } = useUser();
  const mayWrite = may({ roles: role }, 'system');
  const { classifications, shown, error, retry, go } = useClassification();
  const isBeside = useIsBeside();
  const [imports, setImports] = useState(false);
  const classification = classifications.find(({ code }) => code === shown);
  const actions =
    mayWrite && classification !== undefined ? (
      <>
        <Button variant="outlined" onClick={() => setImports(true)}>
          {t('import')}
        </Button>
        <ButtonLink
          to={screenPath('classifications.add-detail', { classificationCode: classification.code })}
          variant="contained"
        >
          {t('add')}
        </ButtonLink>
      </>
    ) : null;
  return (
    <ListPage title={title} actions={actions}>
      {error ? <ErrorBand error={error} onRetry={retry} /> : null}
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          ...(isBeside ? BESIDE : ABOVE),
          '@media print': { display: 'block' },
        }}
      >
        <ClassificationChoice isBeside={isBeside} classifications={classifications} shown={shown} onChoose={go} />
        <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
          {shown === null ? null : (
            <DetailList
              key={shown}
              classification={shown}
              label={classification ? masterName(classification, language) : title}
              mayWrite={mayWrite}
            />
          )}
        </Box>
      </Box>
      {imports && classification !== undefined ? (
        <Suspense fallback={null}>
          <ImportDialog classification={classification} onClose={() => setImports(false)} />
        </Suspense>
      ) : null}
    </ListPage>
  );
}
