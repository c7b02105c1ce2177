import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { APPROVAL_DOMAINS, DOMAINS } from '@madoguchi/contract/approvals/domains.ts';
import { MOST_STEPS, type RouteStep } from '@madoguchi/contract/approvals/route.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { ChoicesField } from '../../../kit/fields/choice/ChoicesField.tsx';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { YenField } from '../../../kit/fields/YenField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { announce } from '../../../platform/announcer.ts';
import { masterName, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useRouteTexts } from '../use-route-texts.ts';
import { useApprovalRouteWords } from '../words.ts';
import { NEW_STEP } from './new-route.ts';
import { StepCard } from './steps/StepCard.tsx';

const NAME = 'draft.steps';

/** The steps in their order: added, removed, moved by buttons and keys. */
function StepsField({ people }: Pick<MaintainedRoute, 'people'>) {
  const t = useApprovalRouteWords();
  const id = useId();
  const label = t('group.steps');
  const { form, fields: shown } = useFormContext();
  const { fields: steps, append, remove, move } = useFieldArray({ control: form.control, name: NAME });
  const texts = useRouteTexts(people);
  const textOf = useRef(texts.step);
  useEffect(() => {
    textOf.current = texts.step;
  });
  // As one field in the comparison with a newer state; the fields of a step place what is wrong with it.
  useEffect(
    () =>
      shown.show({
        name: NAME,
        label,
        id: `${id}-add`,
        ask: 'enter',
        textOf: (value) => (value as readonly RouteStep[]).map((step) => textOf.current(step)).join('\n'),
      }),
    [shown, label, id],
  );

  /** The card that moved keeps the focus. */
  const cards = useRef(new Map<string, HTMLElement>());
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current !== null) cards.current.get(moved.current)?.focus();
    moved.current = null;
  });

  function moveStep(from: number, to: number): void {
    const step = steps[from];
    if (step === undefined || to < 0 || to >= steps.length) return;
    moved.current = step.id;
    move(from, to);
    announce(t('step.moved', { n: to + 1 }));
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {steps.map((step, index) => (
        <StepCard
          key={step.id}
          ref={(element: HTMLElement | null) => {
            if (element) cards.current.set(step.id, element);
            else cards.current.delete(step.id);
          }}
          index={index}
          count={steps.length}
          people={people}
          onMove={(to) => moveStep(index, to)}
          onRemove={() => remove(index)}
        />
      ))}
      {steps.length < MOST_STEPS && (
        <div>
          <Button
            id={`${id}-add`}
            variant="outlined"
            startIcon={<Icon name="plus" size={16} />}
            onClick={() => append(NEW_STEP, { shouldFocus: false })}
          >
            {t('step.add')}
          </Button>
        </div>
      )}
    </Box>
  );
}

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
          choices={APPROVAL_DOMAINS.map((value) => ({ value, label: DOMAINS[value].name[language] }))}
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

/** The types of the requests that the route is for; nothing where the chosen domain has none and none is left of another. */
function TypesField() {
  const t = useApprovalRouteWords();
  const language = useLanguage();
  const masters = useMasters();
  const { form } = useFormContext();
  const [chosen, types]: unknown[] = useWatch({
    control: form.control,
    name: ['draft.domain', 'draft.conditions.types'],
  });
  const domain = APPROVAL_DOMAINS.find((one) => one === chosen);
  const list = domain === undefined ? null : DOMAINS[domain].types;
  // Of a domain that was chosen before: they are shown, so that they can be taken away.
  const left = Array.isArray(types) && types.length > 0 ? masters.purchase_type : [];
  const choices = list === null ? left : masters[list];
  if (choices.length === 0) return null;
  return (
    <ChoicesField
      name="draft.conditions.types"
      label={t('types')}
      choices={choices.map((one) => ({ value: String(one.code), label: masterName(one, language), reading: one.kana }))}
      isOptional
    />
  );
}
