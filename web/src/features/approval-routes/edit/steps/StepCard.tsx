import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { STEP_KIND_NAMES } from '@madoguchi/contract/approvals/names.ts';
import { STEP_KINDS, TIMEOUT_ACTIONS } from '@madoguchi/contract/approvals/route.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, Ref } from 'react';
import { ChoiceField } from '../../../../kit/fields/choice/ChoiceField.tsx';
import { NumberField } from '../../../../kit/fields/NumberField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { YenField } from '../../../../kit/fields/YenField.tsx';
import { RADIUS } from '../../../../kit/theme/tokens.ts';
import { isComposing } from '../../../../platform/composition.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useApprovalRouteWords } from '../../words.ts';
import { ApproversField } from './ApproversField.tsx';
import { ModeField } from './ModeField.tsx';
import { StepTools } from './StepTools.tsx';

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
