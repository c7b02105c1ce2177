import type { UnitMember } from '@madoguchi/contract/members/model.ts';
import Typography from '@mui/material/Typography';
import { PersonPicture } from '../../../kit/PersonPicture.tsx';
import { masterName, mastersByCode, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { type LineProps, TreeLine } from './TreeLine.tsx';
import { useOrganisationWords } from './words.ts';

interface Props extends LineProps {
  readonly person: UnitMember;
  readonly isShown: boolean;
}

/** Somebody who holds a post in the department above. */
export function PersonLine({ person, isShown, ...line }: Props) {
  const t = useOrganisationWords();
  const language = useLanguage();
  const known = mastersByCode(useMasters().position).get(person.positionCode);
  const position = known ? masterName(known, language) : person.positionCode;
  const mark = person.isPrimary ? '' : t('additional');
  return (
    <TreeLine
      {...line}
      isSelected={isShown}
      label={[person.name, position, mark].filter((one) => one !== '').join(' ')}
    >
      <PersonPicture name={person.name} photo={person.photoURL} size={24} />
      <span lang="ja">{person.name}</span>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {[position, mark].filter((one) => one !== '').join(' · ')}
      </Typography>
    </TreeLine>
  );
}
