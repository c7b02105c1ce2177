import { may } from '@madoguchi/contract/access.ts';
import { SCOPES, VISIBILITIES, VISIBILITY_NAMES } from '@madoguchi/contract/calendar/choices.ts';
import { DESCRIPTION_LIMIT } from '@madoguchi/contract/calendar/model.ts';
import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../../kit/fields/choice/ChoiceField.tsx';
import { PeopleField } from '../../kit/fields/people/PeopleField.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { useFormContext } from '../../kit/form/form-context.ts';
import { useUser } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { Conflicts } from './Conflicts.tsx';
import { RepeatFields } from './RepeatFields.tsx';
import { TimesFields } from './TimesFields.tsx';
import { useEventWords } from './words.ts';

interface PeopleProps {
  /** Those who are invited already, by whom the form's ids have names. */
  readonly known: readonly FoundPerson[];
}

/** Whom it concerns, and how often: of a series these belong to all of its dates. */
function WholeFields({ known }: PeopleProps) {
  const t = useEventWords();
  const language = useLanguage();
  const { role } = useUser();
  return (
    <>
      {may({ roles: role }, 'staff') ? (
        <PeopleField
          name="participants"
          label={t('participants')}
          hint={t('participants.hint')}
          known={known}
          isOptional
        />
      ) : null}
      <ChoiceField
        name="visibility"
        label={t('visibility')}
        hint={t('visibility.hint')}
        choices={VISIBILITIES.map((value) => ({ value, label: VISIBILITY_NAMES[value][language] }))}
      />
      <RepeatFields />
    </>
  );
}

/** Of a series, the part that is changed; one date has no people and no rule of its own. */
function SeriesFields({ known }: PeopleProps) {
  const t = useEventWords();
  const { form } = useFormContext();
  const scope: unknown = useWatch({ control: form.control, name: 'scope' });
  return (
    <>
      <ChoiceField
        name="scope"
        label={t('scope')}
        choices={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
      />
      {scope === 'one' ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('scope.wholeOnly')}
        </Typography>
      ) : (
        <WholeFields known={known} />
      )}
    </>
  );
}

interface Props extends PeopleProps {
  /** The event that is being changed; a new one has none. */
  readonly except?: string;
  readonly isSeries: boolean;
}

/** The fields of an event, new or not. */
export function EventFields({ known, except, isSeries }: Props) {
  const t = useEventWords();
  return (
    <>
      <TextField name="title" label={t('title')} autoFocus={except === undefined} />
      <TimesFields />
      <Conflicts {...(except === undefined ? {} : { except })} />
      <TextField name="place" label={t('place')} isOptional />
      <TextAreaField name="description" label={t('description')} max={DESCRIPTION_LIMIT} isOptional />
      {isSeries ? <SeriesFields known={known} /> : <WholeFields known={known} />}
    </>
  );
}
