import { may } from '@madoguchi/contract/access.ts';
import type { MemberCard } from '@madoguchi/contract/members/model.ts';
import { showMember } from '@madoguchi/contract/members/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmailText } from '../../../kit/EmailText.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { PersonPicture } from '../../../kit/PersonPicture.tsx';
import { formatDay } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { masterName, useMasters, useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ColleagueToday } from '../../calendar/public.ts';
import { usePlaceNames } from '../directory/use-place-names.ts';
import { PresenceChip } from '../presence/PresenceChip.tsx';
import { useMembersWords } from '../words.ts';

const LINES = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
} as const;

/** How to reach a colleague: each way with what leads there at once. What is not known has no line. */
function ContactLines({ member }: { readonly member: MemberCard }) {
  const t = useMembersWords();
  const language = useLanguage();
  const message = useMessages();
  const { email, phone, extension, workplace, joinedOn, presence, presenceNote } = member;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(email);
      message(t('emailCopied', { email }), 'success');
    } catch {
      message(t('notCopied'), 'error');
    }
  }
  return (
    <Box component="dl" sx={LINES}>
      {presence === null ? null : (
        <Line name={t('presence')}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <PresenceChip presence={presence} />
            {presenceNote}
          </Box>
        </Line>
      )}
      {extension === '' ? null : <Line name={t('extension')}>{extension}</Line>}
      {phone === '' ? null : (
        <Line name={t('phone')}>
          <a href={`tel:${phone}`}>{phone}</a>
        </Line>
      )}
      <Line name={t('email')}>
        <a href={`mailto:${email}`}>
          <EmailText email={email} />
        </a>
        <IconButton aria-label={t('copyEmail')} onClick={() => void copy()}>
          <Icon name="copy" />
        </IconButton>
      </Line>
      {workplace === '' ? null : <Line name={t('workplace')}>{workplace}</Line>}
      <Line name={t('joinedOn')}>{formatDay(joinedOn, language)}</Line>
    </Box>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, minHeight: 32, display: 'flex', alignItems: 'center', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}

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
          <ColleagueToday number={member.employeeId} />
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

/** A colleague's present posts: the primary post, those besides, and the departments they lead. */
function HeldPosts({ member: { employeeId, posts } }: { readonly member: MemberCard }) {
  const t = useMembersWords();
  const language = useLanguage();
  const placeOf = usePlaceNames();
  const { group } = useMasters();
  const leads = group.flatMap((one) => {
    const department = masterName(one, language);
    if (one.extra.head === employeeId) return [t('leads', { department })];
    return one.extra.deputy === employeeId ? [t('standsIn', { department })] : [];
  });
  if (posts.length + leads.length === 0) return null;
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('posts')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {posts.map((post) => (
          <li key={`${post.departmentCode} ${post.positionCode}`}>
            {placeOf(post)}{' '}
            <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
              {t(post.isPrimary ? 'primary' : 'additional')}
            </Typography>
          </li>
        ))}
        {leads.map((sentence) => (
          <Typography key={sentence} component="li" variant="body2" sx={{ color: 'text.secondary' }}>
            {sentence}
          </Typography>
        ))}
      </Box>
    </section>
  );
}
