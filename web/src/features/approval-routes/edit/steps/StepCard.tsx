import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { STEP_KIND_NAMES } from '@madoguchi/contract/approvals/names.ts';
import { MOST_APPROVERS, STEP_KINDS, type StepMode, TIMEOUT_ACTIONS } from '@madoguchi/contract/approvals/route.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { ChoiceField } from '../../../../kit/fields/choice/ChoiceField.tsx';
import { Field } from '../../../../kit/fields/Field.tsx';
import { NumberField } from '../../../../kit/fields/NumberField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { YenField } from '../../../../kit/fields/YenField.tsx';
import { useField, useFormContext } from '../../../../kit/form/form-context.ts';
import { Icon } from '../../../../kit/Icon.tsx';
import { RADIUS } from '../../../../kit/theme/tokens.ts';
import { isComposing } from '../../../../platform/composition.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useApprovalRouteWords } from '../../words.ts';
import { NEW_RULES } from '../new-route.ts';
import { RuleFields } from './RuleFields.tsx';

const MODES = ['any', 'all', 'some'] as const;
/** Two are the fewest that are neither any one nor, mostly, all. */
const FIRST_COUNT = 2;

function modeOf(of: string): StepMode {
  if (of === 'some') return { of, count: FIRST_COUNT };
  return { of: of === 'all' ? 'all' : 'any' };
}

/** How many of a step's people must say yes. */
function ModeField({ path }: { readonly path: string }) {
  const t = useApprovalRouteWords();
  const field = useField<StepMode>({ name: `${path}.mode`, label: t('step.mode') }, { ask: 'select' });
  return (
    <div>
      <Field {...field.frame} isGroup>
        <RadioGroup
          aria-labelledby={`${field.id}-label`}
          value={field.value.of}
          onChange={(_, of) => field.change(modeOf(of))}
          onBlur={field.leave}
        >
          {MODES.map((of, index) => (
            <FormControlLabel
              key={of}
              value={of}
              label={t(`mode.${of}`)}
              control={<Radio {...(index === 0 ? { id: field.id } : {})} />}
            />
          ))}
        </RadioGroup>
      </Field>
      {field.value.of === 'some' && <NumberField name={`${path}.mode.count`} label={t('step.count')} />}
    </div>
  );
}

interface Props {
  readonly ref: Ref<HTMLElement>;
  readonly index: number;
  readonly count: number;
  readonly people: MaintainedRoute['people'];
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One step: what it is called, who decides, how many of them, from which amount on, until when. */
export function StepCard({ ref, index, count, people, onMove, onRemove }: Props) {
  const t = useApprovalRouteWords();
  const language = useLanguage();
  const path = `draft.steps.${index}`;
  const n = index + 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || !event.altKey) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? index - 1 : index + 1);
  };
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={t('step.nth', { n })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        p: 2,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: `${RADIUS.menu}px`,
        '& > .whole': { gridColumn: '1 / -1' },
      }}
    >
      <Box className="whole" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle1" component="h3" sx={{ flex: 1 }}>
          {t('step.nth', { n })}
        </Typography>
        <StepTools index={index} count={count} onMove={onMove} onRemove={onRemove} />
      </Box>
      <TextField name={`${path}.name`} label={t('step.name')} />
      <TextField name={`${path}.nameEn`} label={t('step.nameEn')} isOptional />
      <ChoiceField
        name={`${path}.kind`}
        label={t('step.kind')}
        choices={STEP_KINDS.map((value) => ({ value, label: STEP_KIND_NAMES[value][language] }))}
      />
      <ModeField path={path} />
      <div className="whole">
        <ApproversField path={path} step={n} people={people} />
      </div>
      <YenField name={`${path}.fromAmount`} label={t('step.fromAmount')} hint={t('step.fromAmountHint')} />
      <NumberField name={`${path}.dueBusinessDays`} label={t('step.due')} hint={t('step.dueHint')} isOptional />
      <ChoiceField
        name={`${path}.onTimeout`}
        label={t('step.onTimeout')}
        choices={TIMEOUT_ACTIONS.map((value) => ({ value, label: t(`timeout.${value}`) }))}
      />
    </Box>
  );
}

interface StepToolsProps {
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Moves a step up or down, or takes it out; the last one that is left stays. */
function StepTools({ index, count, onMove, onRemove }: StepToolsProps) {
  const t = useApprovalRouteWords();
  const n = index + 1;
  const tools = [
    { key: 'up', icon: 'arrowUp', isOff: index === 0, run: () => onMove(index - 1) },
    { key: 'down', icon: 'arrowDown', isOff: n === count, run: () => onMove(index + 1) },
    { key: 'remove', icon: 'trash', isOff: count === 1, run: onRemove },
  ] as const;
  return tools.map(({ key, icon, isOff, run }) => (
    <Tooltip key={key} title={t(`step.${key}`, { n })}>
      <IconButton
        size="small"
        aria-label={t(`step.${key}`, { n })}
        aria-disabled={isOff}
        onClick={isOff ? undefined : run}
        sx={isOff ? { opacity: 0.4 } : {}}
      >
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  ));
}

interface ApproversFieldProps {
  readonly path: string;
  /** From 1. */
  readonly step: number;
  readonly people: MaintainedRoute['people'];
}

/** The rules by which a step's approvers are found; together they are its people. */
function ApproversField({ path, step, people }: ApproversFieldProps) {
  const t = useApprovalRouteWords();
  const labelId = useId();
  const { form } = useFormContext();
  const { fields: rules, append, remove } = useFieldArray({ control: form.control, name: `${path}.approvers` });
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={labelId} variant="caption" sx={{ fontWeight: 600 }}>
        {t('step.approvers')}
      </Typography>
      {rules.map((rule, index) => (
        <RuleFields
          key={rule.id}
          name={`${path}.approvers.${index}`}
          step={step}
          nth={index + 1}
          people={people}
          onRemove={rules.length === 1 ? null : () => remove(index)}
        />
      ))}
      {rules.length < MOST_APPROVERS && (
        <div>
          <Button
            size="small"
            startIcon={<Icon name="plus" size={16} />}
            onClick={() => append(NEW_RULES.superior, { shouldFocus: false })}
          >
            {t('rule.add')}
          </Button>
        </div>
      )}
    </Box>
  );
}
