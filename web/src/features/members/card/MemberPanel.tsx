import { may } from '@madoguchi/contract/access.ts';
import { showMember } from '@madoguchi/contract/members/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { PersonPicture } from '../../../kit/PersonPicture.tsx';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useUser } from '../../../platform/session.ts';
import { useMembersWords } from '../words.ts';
import { ContactLines } from './ContactLines.tsx';
import { HeldPosts } from './HeldPosts.tsx';

const ButtonLink = createLink(Button);

interface Props {
  /** The employee number. */
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One colleague beside the list: how to reach them, what they do today, and the way to their profile. */
export function MemberPanel({ id, takeFocus, onClose }: Props) {
  const t = useMembersWords();
  const { role } = useUser();
  const read = useRead(showMember, { employeeId: id });

  return (
    <PeekCard
      {...{ id, read, takeFocus, onClose }}
      label={t('panel')}
      ahead={({ name, photoURL }) => <PersonPicture name={name} photo={photoURL} size={96} />}
      above={({ kana }) => kana}
      title={({ name }) => name}
      titleLang="ja"
      below={({ employeeId }) => `${t('employeeId')} ${employeeId}`}
    >
      {(member) => (
        <>
          <ContactLines member={member} />
          <HeldPosts member={member} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ButtonLink to={screenPath('profile')} search={{ user: id }} variant="outlined">
              {t('profile')}
            </ButtonLink>
            {may({ roles: role }, 'admin') ? (
              <ButtonLink to={screenPath('members.record', { employeeId: id })} variant="outlined">
                {t('record')}
              </ButtonLink>
            ) : null}
          </Box>
        </>
      )}
    </PeekCard>
  );
}
