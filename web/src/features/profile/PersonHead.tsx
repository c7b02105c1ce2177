import type { Whose } from '@madoguchi/contract/profile/model.ts';
import { removePhoto, setPhoto } from '@madoguchi/contract/profile/operations.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { PersonPicture } from '../../kit/PersonPicture.tsx';
import { PhotoButtons } from '../../kit/photo/PhotoButtons.tsx';
import { call, upload } from '../../platform/call.ts';
import { askAgain } from '../../platform/identity/session-actions.ts';
import { invalidate } from '../../platform/query.ts';
import { masterName, mastersByCode, useMasters } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { useProfileWords } from './words.ts';

/** Choosing, changing and removing one's own photo. */
function OwnPhoto({ hasPhoto }: { readonly hasPhoto: boolean }) {
  const t = useProfileWords();
  const change = () => {
    void invalidate(setPhoto);
    // The photo stands at the counter as well.
    void askAgain();
  };
  return (
    <PhotoButtons
      hasPhoto={hasPhoto}
      shape="round"
      removeEffect={t('photo.removeEffect')}
      savedText={t('photo.saved')}
      onSend={(photo) => upload(setPhoto, photo)}
      onRemove={() => call(removePhoto, {})}
      onChanged={change}
    />
  );
}

interface Props {
  readonly person: Whose;
  readonly isOwn: boolean;
}

/** The head of a profile: photo, name and reading, where they belong, and how the company reaches them. */
export function PersonHead({ person, isOwn }: Props) {
  const t = useProfileWords();
  const language = useLanguage();
  const { group, position } = useMasters();
  const department = person.department === null ? undefined : mastersByCode(group).get(person.department);
  const post = person.position === null ? undefined : mastersByCode(position).get(person.position);
  const places = [department, post].flatMap((one) => (one === undefined ? [] : [masterName(one, language)]));
  return (
    <Card
      sx={{
        p: { xs: 2, sm: 3 },
        mb: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 2, sm: 3 },
      }}
    >
      <PhotoOf person={person} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {person.kana === '' ? null : (
          <Typography variant="caption" component="p" lang="ja" sx={{ color: 'text.secondary' }}>
            {person.kana}
          </Typography>
        )}
        <Typography variant="h2">{person.name}</Typography>
        {places.length === 0 ? null : <Typography>{places.join(language === 'ja' ? '　' : ' · ')}</Typography>}
        <Typography
          variant="body2"
          component="div"
          sx={{ color: 'text.secondary', mt: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
        >
          {person.employeeId === null ? null : <span>{t('number', { number: person.employeeId })}</span>}
          <a href={`mailto:${person.email}`}>{person.email}</a>
        </Typography>
      </Box>
      {isOwn && person.employeeId !== null ? <OwnPhoto hasPhoto={person.photoURL !== null} /> : null}
    </Card>
  );
}

/** The photo as the page shows it, with its words; the first letter of the name is decoration. */
function PhotoOf({ person: { name, photoURL } }: { readonly person: Whose }) {
  const t = useProfileWords();
  const picture = <PersonPicture name={name} photo={photoURL} size={96} />;
  if (photoURL === null) return picture;
  return (
    <span role="img" aria-label={t('photo.of', { name })} style={{ display: 'inline-flex' }}>
      {picture}
    </span>
  );
}
