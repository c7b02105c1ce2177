import type { MemberRow } from '@madoguchi/contract/members/model.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { PersonPicture } from '../../../kit/PersonPicture.tsx';
import { useMembersWords } from '../words.ts';
import { CallLink } from './CallLink.tsx';
import { StandingChips } from './StandingChips.tsx';
import { usePlaceNames } from './use-place-names.ts';

interface Props {
  readonly member: MemberRow;
  /** The name with the link to the person. */
  readonly name: ReactNode;
}

const LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** One colleague as a card: who, where, and how to reach them. */
export function MemberTile({ member, name }: Props) {
  const t = useMembersWords();
  const placeOf = usePlaceNames();
  const { kana, email, extension, workplace } = member;
  const reach = [extension === '' ? '' : t('extensionIs', { extension }), workplace].filter((one) => one !== '');
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', minWidth: 0 }}>
      <PersonPicture name={member.name} photo={member.photoURL} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography component="div" sx={{ ...LINE, flex: 1 }}>
            {name}
          </Typography>
          <StandingChips member={member} />
        </Box>
        <Typography variant="caption" component="div" lang="ja" sx={{ ...LINE, color: 'text.secondary' }}>
          {kana}
        </Typography>
        <Typography variant="body2" sx={{ ...LINE, mt: 0.5 }}>
          {placeOf(member)}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
          <Typography variant="body2" sx={{ ...LINE, flex: 1, color: 'text.secondary' }}>
            {reach.join(' · ')}
          </Typography>
          <CallLink member={member} />
          <IconButton
            href={`mailto:${email}`}
            aria-label={t('mail', { name: member.name })}
            sx={{ position: 'relative', zIndex: 1 }}
          >
            <Icon name="mail" />
          </IconButton>
        </Box>
      </Box>
    </Box>
  );
}
