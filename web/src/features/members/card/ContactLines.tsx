import type { MemberCard } from '@madoguchi/contract/members/model.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmailText } from '../../../kit/EmailText.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { formatDay } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useLanguage } from '../../../platform/words.ts';
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
export function ContactLines({ member }: { readonly member: MemberCard }) {
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
