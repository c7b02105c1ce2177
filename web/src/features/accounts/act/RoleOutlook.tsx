import type { Role } from '@madoguchi/contract/access.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useAccountWords } from '../words.ts';
import { type Outlook, outlookOf } from './role-outlook.ts';

const PARTS = ['gains', 'loses', 'keeps', 'opens', 'closes'] as const satisfies readonly (keyof Outlook)[];

/** The menu before and after, as what comes, goes and stays; then the screens to which it has no entry. */
export function RoleOutlook({ from, to }: { readonly from: Role; readonly to: Role }) {
  const t = useAccountWords();
  const title = useScreenTitle();
  const outlook = outlookOf(from, to);
  const separator = t('and');
  return (
    <Box component="section" aria-label={t('becomesMenu')} aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
        {t('becomesMenu')}
      </Typography>
      {from === to ? (
        <Typography variant="body2">{t('becomesNothing')}</Typography>
      ) : (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, typography: 'body2', '& dd': { m: 0 } }}>
          {PARTS.map((part) => (
            <div key={part}>
              <dt>{t(part)}</dt>
              <dd>{outlook[part].map((screen) => title(screen.id)).join(separator) || t('noScreens')}</dd>
            </div>
          ))}
        </Box>
      )}
    </Box>
  );
}
