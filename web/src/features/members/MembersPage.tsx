import { may } from '@madoguchi/contract/access.ts';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { screenPath } from '../../platform/screen-path.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useUser } from '../../platform/session.ts';
import { MemberDirectory } from './directory/MemberDirectory.tsx';
import { PresenceButton } from './presence/PresenceButton.tsx';
import { NEW } from './record/new-member.ts';
import { useMembersPlace } from './use-members-place.ts';
import { WaySwitch } from './WaySwitch.tsx';
import { useMembersWords } from './words.ts';

const Organisation = lazy(async () => ({ default: (await import('./organisation/Organisation.tsx')).Organisation }));
const ButtonLink = createLink(Button);

/** `/apps/member/all`: everybody who works here, as a table, as cards, or as the organisation (B2-02). */
export function MembersPage() {
  const t = useMembersWords();
  const title = useScreenTitle()('members.list');
  const { role } = useUser();
  const mayKeep = may({ roles: role }, 'admin');
  const { way, goWay } = useMembersPlace();
  return (
    <ListPage
      title={title}
      actions={
        <>
          <PresenceButton />
          <WaySwitch way={way} onChange={goWay} />
          {mayKeep && (
            <ButtonLink to={screenPath('members.record', { employeeId: NEW })} variant="contained">
              {t('create')}
            </ButtonLink>
          )}
        </>
      }
    >
      {way === 'organisation' ? (
        <Suspense fallback={null}>
          <Organisation />
        </Suspense>
      ) : (
        <MemberDirectory asTiles={way === 'cards'} mayKeep={mayKeep} />
      )}
    </ListPage>
  );
}
