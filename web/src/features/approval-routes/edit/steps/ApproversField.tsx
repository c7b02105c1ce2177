import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { MOST_APPROVERS } from '@madoguchi/contract/approvals/route.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useFormContext } from '../../../../kit/form/form-context.ts';
import { Icon } from '../../../../kit/Icon.tsx';
import { useApprovalRouteWords } from '../../words.ts';
import { NEW_RULES } from '../new-route.ts';
import { RuleFields } from './RuleFields.tsx';

interface Props {
  readonly path: string;
  /** From 1. */
  readonly step: number;
  readonly people: MaintainedRoute['people'];
}

/** The rules by which a step's approvers are found; together they are its people. */
export function ApproversField({ path, step, people }: Props) {
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
