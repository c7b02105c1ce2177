import { may } from '@madoguchi/contract/access.ts';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useUser } from '../../../platform/session.ts';
import { useClassificationWords } from '../words.ts';
import { ClassificationList } from './ClassificationList.tsx';

// The state of the classifications screen, as the URL carries it.

/** The first where the URL names none. */
const WAYS = ['lists', 'rates'] as const;
type Way = (typeof WAYS)[number];

function useWay(): { readonly way: Way; readonly goWay: (way: Way) => void } {
  const { show }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    way: WAYS.find((known) => known === show) ?? WAYS[0],
    goWay: (next) => void navigate({ to: '.', search: next === WAYS[0] ? {} : { show: next }, resetScroll: false }),
  };
}

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

interface Props {
  readonly way: Way;
  readonly onChange: (way: Way) => void;
}

/** The lists of masters, or the figures by date. */
function WaySwitch({ way, onChange }: Props) {
  const t = useClassificationWords();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('show')}
      value={way}
      onChange={(_event, next: Way | null) => {
        if (next !== null) onChange(next);
      }}
    >
      {WAYS.map((one) => (
        <ToggleButton key={one} value={one}>
          {t(`show.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
