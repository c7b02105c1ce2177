import { TYPE_LISTS } from '@madoguchi/contract/approval-routes/type-lists.ts';
import { APPROVAL_DOMAINS } from '@madoguchi/contract/approvals/domains.ts';
import { useWatch } from 'react-hook-form';
import { ChoicesField } from '../../../kit/fields/choice/ChoicesField.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { masterName, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useApprovalRouteWords } from '../words.ts';

/** The types of the requests that the route is for; nothing where the chosen domain has none and none is left of another. */
export function TypesField() {
  const t = useApprovalRouteWords();
  const language = useLanguage();
  const masters = useMasters();
  const { form } = useFormContext();
  const [chosen, types]: unknown[] = useWatch({
    control: form.control,
    name: ['draft.domain', 'draft.conditions.types'],
  });
  const domain = APPROVAL_DOMAINS.find((one) => one === chosen);
  const list = domain === undefined ? null : TYPE_LISTS[domain];
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
