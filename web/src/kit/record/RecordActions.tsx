import { type ReactNode, useState } from 'react';
import { type MoreItem, MoreMenu } from '../MoreMenu.tsx';
import { ReasonedButton } from '../ReasonedButton.tsx';
import { type RecordStep, StepDialog, type Stepped, useStep } from './StepDialog.tsx';

/** A step as the page offers it now; one that is not the reader's to take is not given. */
interface OfferedStep {
  readonly step: RecordStep;
  /** Why it cannot be taken right now. */
  readonly reason?: string | null;
  /** `menu`: taken seldom, below the three dots, with a name of its own where that says more. */
  readonly place?: 'main' | 'beside' | 'menu';
  readonly menuLabel?: string;
}

interface Props {
  readonly record: Stepped;
  /** In their order; what is false or null is not offered. */
  readonly steps: readonly (OfferedStep | false | null)[];
  /** Menu items before the steps. */
  readonly more?: readonly MoreItem[];
  /** Between the menu and the steps, such as links and papers. */
  readonly children?: ReactNode;
}

/** The reader's steps on a record. A step that reaches others or cannot be undone is confirmed first. */
export function RecordActions({ record, steps, more = [], children }: Props) {
  const [asked, setAsked] = useState<RecordStep | null>(null);
  const offered = steps.filter((one) => one !== false && one !== null);
  const items = offered
    .filter(({ place }) => place === 'menu')
    .map(({ step, reason = null, menuLabel }) => ({
      label: menuLabel ?? step.label,
      reason,
      run: () => setAsked(step),
    }));
  const inMenu = [...more, ...items];
  return (
    <>
      {inMenu.length > 0 && <MoreMenu items={inMenu} />}
      {children}
      {offered
        .filter(({ place }) => place !== 'menu')
        .map((one) => (
          <StepButton key={one.step.operation.id} offered={one} record={record} onAsk={() => setAsked(one.step)} />
        ))}
      {asked === null ? null : <StepDialog step={asked} record={record} onClose={() => setAsked(null)} />}
    </>
  );
}

interface StepButtonProps {
  readonly offered: OfferedStep;
  readonly record: Stepped;
  readonly onAsk: () => void;
}

function StepButton({ offered: { step, reason = null, place }, record, onAsk }: StepButtonProps) {
  const { take, isBusy } = useStep(step, { record, onClose: () => undefined });
  return (
    <ReasonedButton
      variant={place === 'main' ? 'contained' : 'outlined'}
      color={step.isDanger ? 'error' : 'primary'}
      reason={reason}
      aria-busy={isBusy}
      onClick={step.question === undefined ? take : onAsk}
    >
      {step.label}
    </ReasonedButton>
  );
}
