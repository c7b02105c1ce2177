import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import { RESOURCE_APPROVALS, RESOURCE_CATEGORIES, RESOURCE_LIMITS } from '@madoguchi/contract/resources/model.ts';
import { RESOURCE_APPROVAL_NAMES, RESOURCE_CATEGORY_NAMES } from '@madoguchi/contract/resources/names.ts';
import { listOfferedResources } from '@madoguchi/contract/resources/operations.ts';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { ChoicesField } from '../../../kit/fields/choice/ChoicesField.tsx';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { EntriesField } from '../../../kit/fields/EntriesField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { PeopleField } from '../../../kit/fields/people/PeopleField.tsx';
import { SwitchField } from '../../../kit/fields/SwitchField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useResourceWords } from '../words.ts';
import { HoursField } from './HoursField.tsx';

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' } as const;

interface Props {
  /** The resource itself, which is no unit of its own; `null` for a new one. */
  readonly id: string | null;
  /** Named already, by whom the ids of the form have names. */
  readonly managers: readonly FoundPerson[];
  readonly units: readonly { readonly id: string; readonly name: string }[];
}

/** Everything of a resource, in groups. */
export function ResourceFields({ id, managers, units }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0, maxWidth: 800 }}>
      <What />
      <When />
      <Who />
      <Conduct />
      <Made id={id} units={units} managers={managers} />
    </Box>
  );
}

function What() {
  const t = useResourceWords();
  const language = useLanguage();
  return (
    <FieldGroup title={t('group.what')}>
      <TextField name="name" label={t('name')} hint={t('nameHint')} widthPx={480} />
      <TextField name="reading" label={t('reading')} hint={t('readingHint')} widthPx={480} isOptional />
      <ChoiceField
        name="resourceCategory"
        label={t('category')}
        choices={RESOURCE_CATEGORIES.map((value) => ({ value, label: RESOURCE_CATEGORY_NAMES[value][language] }))}
      />
      <TextField name="site" label={t('site')} hint={t('siteHint')} widthPx={320} isOptional />
      <Box sx={ROW}>
        <NumberField name="capacity" label={t('capacity')} unit={t('people')} isOptional />
        <NumberField name="quantity" label={t('quantity')} hint={t('quantityHint')} />
      </Box>
      <EntriesField
        name="features"
        label={t('features')}
        hint={t('featuresHint')}
        most={RESOURCE_LIMITS.features}
        isOptional
      />
      <TextAreaField name="note" label={t('note')} max={RESOURCE_LIMITS.note} isOptional />
    </FieldGroup>
  );
}

function When() {
  const t = useResourceWords();
  const minutes = t('unitMinutes');
  return (
    <FieldGroup title={t('group.when')}>
      <HoursField />
      <NumberField name="slotMinutes" label={t('slot')} hint={t('slotHint')} unit={minutes} />
      <Box sx={ROW}>
        <NumberField name="shortestMinutes" label={t('shortest')} unit={minutes} />
        <NumberField name="longestMinutes" label={t('longest')} unit={minutes} />
      </Box>
      <Box sx={ROW}>
        <NumberField name="bufferBeforeMinutes" label={t('before')} unit={minutes} />
        <NumberField name="bufferAfterMinutes" label={t('after')} hint={t('bufferHint')} unit={minutes} />
      </Box>
      <Box sx={ROW}>
        <DateField name="inUseFrom" label={t('inUseFromField')} isOptional />
        <DateField name="endsOn" label={t('endsOn')} hint={t('endsOnHint')} isOptional />
      </Box>
    </FieldGroup>
  );
}

function Who() {
  const t = useResourceWords();
  const [days, hours, count] = [t('unitDays'), t('unitHours'), t('unitCount')];
  return (
    <FieldGroup title={t('group.who')} lead={t('limitHint')}>
      <NumberField name="leadMinutes" label={t('leadMinutes')} unit={t('unitMinutes')} />
      <Box sx={ROW}>
        <NumberField name="aheadDaysStaff" label={t('aheadStaff')} unit={days} />
        <NumberField name="aheadDaysAdmin" label={t('aheadAdmin')} unit={days} />
      </Box>
      <Box sx={ROW}>
        <NumberField name="mostOpenStaff" label={t('openStaff')} unit={count} isOptional />
        <NumberField name="mostOpenAdmin" label={t('openAdmin')} unit={count} isOptional />
      </Box>
      <Box sx={ROW}>
        <NumberField name="weekHoursStaff" label={t('weekStaff')} unit={hours} isOptional />
        <NumberField name="weekHoursAdmin" label={t('weekAdmin')} unit={hours} isOptional />
      </Box>
    </FieldGroup>
  );
}

function Conduct() {
  const t = useResourceWords();
  const language = useLanguage();
  const { form } = useFormContext();
  const checksIn: unknown = useWatch({ control: form.control, name: 'checksIn' });
  return (
    <FieldGroup title={t('group.conduct')}>
      <ChoiceField
        name="approval"
        label={t('approval')}
        choices={RESOURCE_APPROVALS.map((value) => ({ value, label: RESOURCE_APPROVAL_NAMES[value][language] }))}
      />
      <SwitchField name="checksIn" label={t('checkIn')} />
      {checksIn === true ? (
        <NumberField name="graceMinutes" label={t('grace')} hint={t('graceHint')} unit={t('unitMinutes')} />
      ) : null}
    </FieldGroup>
  );
}

function Made({ id, managers, units }: Props) {
  const t = useResourceWords();
  const { data } = useRead(listOfferedResources, {});
  // Units of a whole are one of a kind and have none themselves; those that are chosen keep their names.
  const choices = useMemo(() => {
    const offered = (data?.resources ?? []).filter(
      (one) => one.id !== id && one.quantity === 1 && one.unitIds.length === 0,
    );
    const gone = units.filter((unit) => !offered.some((one) => one.id === unit.id));
    return [
      ...offered.map(({ id: value, name, reading }) => ({ value, label: name, reading })),
      ...gone.map(({ id: value, name }) => ({ value, label: name })),
    ];
  }, [data, id, units]);
  return (
    <FieldGroup title={t('group.units')}>
      <ChoicesField name="unitIds" label={t('units')} hint={t('unitsHint')} choices={choices} isOptional />
      <PeopleField name="managerIds" label={t('managers')} hint={t('managersHint')} known={managers} isOptional />
    </FieldGroup>
  );
}
