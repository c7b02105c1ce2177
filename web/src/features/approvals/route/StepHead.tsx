import { STEP_KIND_NAMES } from '@madoguchi/contract/approvals/names.ts';
import type { StepKind, StepMode } from '@madoguchi/contract/approvals/route.ts';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import { useRouteWords } from './words.ts';

interface Props {
  readonly step: {
    readonly name: string;
    readonly nameEn: string;
    readonly kind: StepKind;
    readonly mode: StepMode;
  };
  /** How many people the step has: one person needs no mode. */
  readonly people: number;
  /** Where it stands, as a chip. */
  readonly state?: ReactNode;
}

/** A step by its name, with what its people do and how many of them must. */
export function StepHead({ step, people, state }: Props) {
  const t = useRouteWords();
  const language = useLanguage();
  const { mode } = step;
  const how = mode.of === 'some' ? t('mode.some', { of: people, count: mode.count }) : t(`mode.${mode.of}`);
  const name = language === 'en' && step.nameEn !== '' ? step.nameEn : step.name;
  const kind = STEP_KIND_NAMES[step.kind][language];
  // Most steps are named by their kind: it is not said twice in a line.
  const isNamed = name.toLowerCase().includes(kind.toLowerCase());
  const facts = [...(isNamed ? [] : [kind]), ...(people > 1 ? [how] : [])];
  return (
    <Typography variant="subtitle2" component="p" sx={{ minHeight: 24, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <span lang={language === 'en' && step.nameEn === '' ? 'ja' : undefined}>{name}</span>
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
        {facts.join(language === 'ja' ? '・' : ' · ')}
      </Typography>
      {state}
    </Typography>
  );
}
