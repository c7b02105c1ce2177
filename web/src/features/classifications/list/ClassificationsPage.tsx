import { may } from '@madoguchi/contract/access.ts';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useUser } from '../../../platform/session.ts';
import { useClassificationWords } from '../words.ts';
import { ClassificationList } from './ClassificationList.tsx';
import { useWay } from './use-way.ts';
import { WaySwitch } from './WaySwitch.tsx';

const Rates = lazy(async () => ({ default: (await import('../rates/Rates.tsx')).Rates }));
const AddDialog = lazy(async () => ({ default: (await import('./AddDialog.tsx')).AddDialog }));

/** `/apps/maintenance/classification`: the lists of masters, and the figures that are set by date (B1-01, B1-06). */
export function ClassificationsPage() {
  const t = useClassificationWords();
  const title = useScreenTitle()('classifications.list');
  const { role } = useUser();
  const mayWrite = may({ roles: role }, 'system');
  const { way, goWay } = useWay();
  const [adds, setAdds] = useState(false);
  return (
    <ListPage
      title={title}
      actions={
        <>
          <WaySwitch way={way} onChange={goWay} />
          {mayWrite && way === 'lists' ? (
            <Button variant="contained" onClick={() => setAdds(true)}>
              {t('add')}
            </Button>
          ) : null}
        </>
      }
    >
      {way === 'rates' ? (
        <Suspense fallback={null}>
          <Rates mayWrite={mayWrite} />
        </Suspense>
      ) : (
        <ClassificationList mayWrite={mayWrite} />
      )}
      {adds ? (
        <Suspense fallback={null}>
          <AddDialog onClose={() => setAdds(false)} />
        </Suspense>
      ) : null}
    </ListPage>
  );
}
