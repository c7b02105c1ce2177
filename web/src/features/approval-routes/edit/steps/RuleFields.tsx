import { ROLES } from '@madoguchi/contract/access.ts';
import { ROLE_NAMES } from '@madoguchi/contract/accounts/names.ts';
import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { APPROVAL_DOMAINS, DOMAINS } from '@madoguchi/contract/approvals/domains.ts';
import type { ApproverRule } from '@madoguchi/contract/approvals/route.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../../../../kit/fields/choice/ChoiceField.tsx';
import { Field } from '../../../../kit/fields/Field.tsx';
import { NumberField } from '../../../../kit/fields/NumberField.tsx';
import { PersonField } from '../../../../kit/fields/people/PersonField.tsx';
import { useField, useFormContext } from '../../../../kit/form/form-context.ts';
import { Icon } from '../../../../kit/Icon.tsx';
import { masterName, useMasters } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useApprovalRouteWords } from '../../words.ts';
import { NEW_RULES } from '../new-route.ts';

interface Props {
  /** The rule's path in the form. */
  readonly name: string;
  /** From 1, both. */
  readonly step: number;
  readonly nth: number;
  readonly people: MaintainedRoute['people'];
  /** `null`: the only one stays. */
  readonly onRemove: (() => void) | null;
}

type Kind = ApproverRule['by'];
const KINDS = Object.keys(NEW_RULES) as Kind[];

/** How one approver is found, with what that way asks besides. */
export function RuleFields({ name, step, nth, people, onRemove }: Props) {
  const t = useApprovalRouteWords();
  const field = useField<{ readonly by: Kind; readonly employeeId?: string | null }>(
    { name, label: t('rule.by', { m: nth }) },
    { ask: 'select' },
  );
  const { by, employeeId } = field.value;
  const { form } = useFormContext();
  const chosen: unknown = useWatch({ control: form.control, name: 'draft.domain' });
  const domain = APPROVAL_DOMAINS.find((one) => one === chosen);
  const names = domain === undefined ? null : DOMAINS[domain].responsible;
  // One that a domain chosen before had is shown, so that another can be chosen.
  const kinds = KINDS.filter((kind) => kind !== 'responsible' || names !== null || by === kind);
  return (
    <Box
      role="group"
      aria-label={t('rule.nth', { n: step, m: nth })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'flex-start',
        paddingInlineStart: 2,
        borderInlineStart: '2px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px' }}>
        <Field {...field.frame} widthPx={320}>
          <NativeSelect
            fullWidth
            input={<OutlinedInput />}
            inputRef={field.inputRef}
            value={by}
            inputProps={{ ...field.aria, id: field.id }}
            onChange={(event) => field.change(NEW_RULES[event.target.value as Kind])}
            onBlur={field.leave}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`rule.${kind}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </Box>
      <Box sx={{ flex: '1 1 240px' }}>
        <Named by={by} name={name} chosen={people.find(({ id }) => id === employeeId)?.name} />
      </Box>
      {onRemove && (
        <Tooltip title={t('rule.remove', { m: nth })}>
          <IconButton size="small" aria-label={t('rule.remove', { m: nth })} onClick={onRemove}>
            <Icon name="close" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}

/** The field for the object of a way of finding approvers: a level, a position, a role, a person. */
function Named({
  by,
  name,
  chosen,
}: {
  readonly by: Kind;
  readonly name: string;
  readonly chosen: string | undefined;
}) {
  const t = useApprovalRouteWords();
  const language = useLanguage();
  const { position } = useMasters();
  switch (by) {
    case 'superior':
    case 'responsible':
      return null;
    case 'group-head':
      return <NumberField name={`${name}.levelsUp`} label={t('rule.levelsUp')} hint={t('rule.levelsUpHint')} />;
    case 'position':
      return (
        <ChoiceField
          name={`${name}.position`}
          label={t('rule.positionOf')}
          choices={position.map((one) => ({ value: one.code, label: masterName(one, language), reading: one.kana }))}
        />
      );
    case 'role':
      return (
        <ChoiceField
          name={`${name}.role`}
          label={t('rule.roleOf')}
          choices={ROLES.map((value) => ({ value, label: ROLE_NAMES[value][language] }))}
        />
      );
    case 'person':
      return (
        <PersonField
          name={`${name}.employeeId`}
          label={t('rule.personOf')}
          hint={t('rule.personHint')}
          by="id"
          chosenName={chosen}
        />
      );
    default:
      return by satisfies never;
  }
}
