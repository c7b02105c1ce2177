import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { DOMAIN_NAMES } from '@madoguchi/contract/approvals/domain-names.ts';
import { APPROVAL_DOMAINS } from '@madoguchi/contract/approvals/domains.ts';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { ChoicesField } from '../../../kit/fields/choice/ChoicesField.tsx';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { YenField } from '../../../kit/fields/YenField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { masterName, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useApprovalRouteWords } from '../words.ts';
import { StepsField } from './steps/StepsField.tsx';
import { TypesField } from './TypesField.tsx';

/** Everything that a version of a route says. */
export function RouteFields({ people }: Pick<MaintainedRoute, 'people'>) {
  const t = useApprovalRouteWords();
  const language = useLanguage();
  const { group, position } = useMasters();
  return (
    <>
      <FieldGroup title={t('group.basics')}>
        <TextField name="draft.name" label={t('name')} widthPx={480} />
        <TextField name="draft.nameEn" label={t('nameEn')} widthPx={480} isOptional />
        <ChoiceField
          name="draft.domain"
          label={t('domain')}
          choices={APPROVAL_DOMAINS.map((value) => ({ value, label: DOMAIN_NAMES[value][language] }))}
        />
        <NumberField name="draft.priority" label={t('priority')} hint={t('priorityHint')} />
        <DateField name="draft.validFrom" label={t('validFrom')} />
        <DateField name="draft.validTo" label={t('validTo')} hint={t('validToHint')} isOptional />
      </FieldGroup>
      <FieldGroup title={t('group.conditions')} lead={t('group.conditions.lead')}>
        <YenField name="draft.conditions.minAmount" label={t('minAmount')} isOptional />
        <YenField name="draft.conditions.maxAmount" label={t('maxAmount')} isOptional />
        <TypesField />
        <ChoicesField
          name="draft.conditions.groups"
          label={t('groups')}
          hint={t('groupsHint')}
          choices={group.map((one) => ({ value: one.code, label: masterName(one, language), reading: one.kana }))}
          isOptional
        />
        <ChoicesField
          name="draft.conditions.positions"
          label={t('positions')}
          choices={position.map((one) => ({ value: one.code, label: masterName(one, language), reading: one.kana }))}
          isOptional
        />
      </FieldGroup>
      <FieldGroup title={t('group.steps')} lead={t('group.steps.lead')} keys={t('group.steps.keys')}>
        <StepsField people={people} />
      </FieldGroup>
    </>
  );
}
