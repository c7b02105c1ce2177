import { type ProfileField, type ProfileVisibility, visibilityOf } from '@madoguchi/contract/profile/visibility.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { useProfileWords } from '../../words.ts';

interface Props {
  readonly name: string;
  /** Of one's own: who else sees it. */
  readonly seen?: { readonly field: ProfileField; readonly by: ProfileVisibility | null };
  /** Nothing to show: said so. */
  readonly children: ReactNode;
}

/** One fact of Facts under its name. */
export function Fact({ name, seen, children }: Props) {
  const t = useProfileWords();
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', mt: { xs: 1, sm: 0 } }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', typography: 'body1' }}>
        {isNothing(children) ? (
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            {t('none')}
          </Typography>
        ) : (
          children
        )}
        {seen?.by ? (
          <Typography
            component="span"
            variant="caption"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
          >
            <Icon name={visibilityOf(seen.field, seen.by) === 'private' ? 'eyeOff' : 'eye'} size={16} />
            {t(`seen.${visibilityOf(seen.field, seen.by)}`)}
          </Typography>
        ) : null}
      </Box>
    </>
  );
}

function isNothing(children: ReactNode): boolean {
  return children === null || children === undefined || children === '';
}
