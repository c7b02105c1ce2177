import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { MOST_STEPS, type RouteStep } from '@madoguchi/contract/approvals/route.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useFormContext } from '../../../../kit/form/form-context.ts';
import { Icon } from '../../../../kit/Icon.tsx';
import { announce } from '../../../../platform/announcer.ts';
import { useRouteTexts } from '../../use-route-texts.ts';
import { useApprovalRouteWords } from '../../words.ts';
import { NEW_STEP } from '../new-route.ts';
import { StepCard } from './StepCard.tsx';

const NAME = 'draft.steps';

/** The steps in their order: added, removed, moved by buttons and keys. */
export function StepsField({ people }: Pick<MaintainedRoute, 'people'>) {
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
