import { may } from '@madoguchi/contract/access.ts';
import { SCREENS, type ScreenId } from '@madoguchi/contract/screens.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { screenPath } from '../../platform/screen-path.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useSession, useUser } from '../../platform/session.ts';
import { CardRead, MonthCard, PurchasesCard } from '../information/public.ts';
import { TodayReservations } from '../reservations/public.ts';
import { useProfileWords } from './words.ts';

/** Where one's own reservations, papers and representatives stand, as far as one has them. */
const PLACES = ['reservations.mine', 'onboarding.own', 'delegations'] as const satisfies readonly ScreenId[];

/** 申請状況: how one's own requests stand, each with the way to its list (R38). */
export function RequestsTab() {
  const t = useProfileWords();
  const title = useScreenTitle();
  const { tools } = useSession();
  const visitor = { roles: useUser().role };
  const places = PLACES.filter((id) => {
    const screen = SCREENS.find((one) => one.id === id);
    return screen !== undefined && may(visitor, screen.access, tools);
  });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Part title={t('requests.claims')}>
        <MonthCard />
      </Part>
      <Part title={t('requests.purchases')}>
        <PurchasesCard />
      </Part>
      <Part title={t('requests.reservations')}>
        <TodayReservations frame={CardRead} />
      </Part>
      <Part title={t('requests.more')}>
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, display: 'grid', gap: 1 }}>
          {places.map((id) => (
            <li key={id}>
              <Link to={screenPath(id)}>{title(id)}</Link>
            </li>
          ))}
        </Box>
      </Part>
    </Box>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 }, display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
