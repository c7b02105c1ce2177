import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';
import { MASTER_LISTS, type MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Icon } from '../../kit/Icon.tsx';
import { type Arrival, loadMasterLists, masterArrivals } from '../../platform/identity/master-lists.ts';
import { useObservable } from '../../platform/observable.ts';
import { defineWords } from '../../platform/words.ts';
import { useShellWords } from '../words.ts';
import { SlowNotice } from './SlowNotice.tsx';

const NAMES = {
  reason: { ja: '目的', en: 'Purpose' },
  route: { ja: '交通手段', en: 'Means of transport' },
  way: { ja: '片道・往復', en: 'Trip type' },
  purchase_type: { ja: '購買区分', en: 'Purchase category' },
  staff: { ja: '状態', en: 'Status' },
  group: { ja: '部署', en: 'Department' },
  position: { ja: '役職', en: 'Position' },
  document_type: { ja: '書類種別', en: 'Document type' },
} as const satisfies Record<MasterList, { ja: string; en: string }>;

/** The names of the eight master lists. */
const useMasterNames = defineWords(NAMES);

const LOOKS = {
  waiting: { icon: 'draft', color: 'text.secondary', word: 'listWaiting' },
  arrived: { icon: 'success', color: 'success.main', word: 'listArrived' },
  failed: { icon: 'error', color: 'error.main', word: 'listFailed' },
} as const satisfies Record<Arrival, { icon: IconName; color: string; word: string }>;

/** The eight master lists, each with its own tick; what failed is named and can be tried again (S4-03, S4-04). */
export function MasterLoading() {
  const t = useShellWords();
  const name = useMasterNames();
  const { lists, data } = useObservable(masterArrivals);
  const hasFailed = MASTER_LISTS.some((list) => lists[list] === 'failed');
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Typography role="status">{t(data === null ? 'loadingMasters' : 'loaded')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {MASTER_LISTS.map((list) => {
          const { icon, color, word } = LOOKS[lists[list]];
          return (
            <Box component="li" key={list} sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
              <Box component="span" sx={{ display: 'flex', color }}>
                <Icon name={icon} size={16} label={t(word)} />
              </Box>
              {name(list)}
              {lists[list] === 'failed' ? <Box sx={{ color }}>{t('listFailed')}</Box> : null}
            </Box>
          );
        })}
      </Box>
      {hasFailed ? (
        <Button variant="contained" onClick={() => void loadMasterLists()}>
          {t('retry')}
        </Button>
      ) : null}
      {data === null && !hasFailed ? <SlowNotice /> : null}
    </Box>
  );
}
