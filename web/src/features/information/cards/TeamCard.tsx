import type { TeamToday } from '@madoguchi/contract/information/model.ts';
import { showTeam } from '@madoguchi/contract/information/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { PersonPicture } from '../../../kit/PersonPicture.tsx';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { PresenceButton, PresenceChip } from '../../members/public.ts';
import { CardRead } from '../board/CardRead.tsx';
import { useInformationWords } from '../words.ts';

/** Where the colleagues of one's department say that they are today, and the way to say so oneself (R10). */
export function TeamCard() {
  const read = useRead(showTeam, {});
  return (
    <CardRead read={read} shape={[32, 32, 32]}>
      {(team) => <Team {...team} />}
    </CardRead>
  );
}

function Team({ departmentCode, people, others }: TeamToday) {
  const t = useInformationWords();
  if (departmentCode === null) return <EmptyState icon="people" text={t('noDepartment')} />;
  return (
    <>
      {people.length === 0 ? (
        <EmptyState icon="people" text={t('nobodySaid')} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {people.map((person) => (
            <Colleague key={person.employeeId} {...person} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Link to={screenPath('members.list')} search={{ department: departmentCode }}>
          {people.length === 0 || others === 0 ? t('wholeDepartment') : t('otherColleagues', { count: others })}
        </Link>
        <PresenceButton />
      </Box>
    </>
  );
}

function Colleague({ employeeId, name, photoURL, presence, note }: TeamToday['people'][number]) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0, minHeight: 32 }}>
      <PersonPicture name={name} photo={photoURL} size={24} />
      <Link to={screenPath('members.list')} search={{ open: employeeId }} lang="ja" style={{ whiteSpace: 'nowrap' }}>
        {name}
      </Link>
      <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0, color: 'text.secondary' }} title={note}>
        {note}
      </Typography>
      <PresenceChip presence={presence} />
    </Box>
  );
}
