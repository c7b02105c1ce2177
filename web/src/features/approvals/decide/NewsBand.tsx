import type { ApprovalActView } from '@madoguchi/contract/approvals/model.ts';
import { ACT_NAMES } from '@madoguchi/contract/approvals/names.ts';
import { styled } from '@mui/material/styles';
import { Icon } from '../../../kit/Icon.tsx';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { formatTime } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useDecideWords } from './words.ts';

const Band = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginTop: 12,
  padding: '8px 12px',
  borderRadius: RADIUS.menu,
  color: theme.vars.palette.status.blue.ink,
  backgroundColor: theme.vars.palette.status.blue.ground,
}));

/** Somebody else did something to the request while it was being read: what, who and when. */
export function NewsBand({ news }: { readonly news: ApprovalActView | null }) {
  const t = useDecideWords();
  const language = useLanguage();
  return (
    <div role="status">
      {news && (
        <Band>
          <Icon name="info" />
          <span>
            {news.by === null
              ? t('news.calendar', { time: formatTime(news.at), act: ACT_NAMES[news.kind][language] })
              : t('news', { time: formatTime(news.at), name: news.by.name, act: ACT_NAMES[news.kind][language] })}
          </span>
        </Band>
      )}
    </div>
  );
}
