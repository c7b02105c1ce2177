import { DOMAIN_NAMES } from '@madoguchi/contract/approvals/domain-names.ts';
import { APPROVAL_DOMAINS } from '@madoguchi/contract/approvals/domains.ts';
import { NewDelegation, NOTE_LIMIT } from '@madoguchi/contract/delegations/model.ts';
import { offerDelegation } from '@madoguchi/contract/delegations/operations.ts';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ChoicesField } from '../../kit/fields/choice/ChoicesField.tsx';
import { DateField } from '../../kit/fields/date/DateField.tsx';
import { PersonField } from '../../kit/fields/people/PersonField.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { YenField } from '../../kit/fields/YenField.tsx';
import { OperationForm } from '../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { useMessages } from '../../platform/messages.ts';
import { useLanguage } from '../../platform/words.ts';
import { useDelegationWords } from './words.ts';

/** Asks a colleague to decide in one's name. Render it anew after each: it begins empty. */
export function OfferForm({ onOffered }: { readonly onOffered: () => void }) {
  const t = useDelegationWords();
  const language = useLanguage();
  const message = useMessages();
  const form = useOperationForm(offerDelegation, {
    input: NewDelegation,
    defaults: { to: null, validFrom: null, lastDay: null, domains: [], amountLimit: null, note: '' },
    draftKey: 'new',
    onDone: ({ to }) => {
      message(t('offer.done', { name: to.name }), 'success');
      onOffered();
    },
  });
  return (
    <Card component="section" aria-label={t('offer.title')} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
      <Typography variant="h2">{t('offer.title')}</Typography>
      <OperationForm form={form} label={t('offer.title')} marks="optional">
        <PersonField name="to" label={t('offer.to')} hint={t('offer.to-hint')} by="id" />
        <DateField name="validFrom" label={t('offer.from')} />
        <DateField name="lastDay" label={t('offer.last')} hint={t('offer.last-hint')} />
        <ChoicesField
          name="domains"
          label={t('offer.domains')}
          hint={t('offer.domains-hint')}
          choices={APPROVAL_DOMAINS.map((value) => ({ value, label: DOMAIN_NAMES[value][language] }))}
          isOptional
        />
        <YenField name="amountLimit" label={t('offer.limit')} hint={t('offer.limit-hint')} isOptional />
        <TextAreaField name="note" label={t('offer.note')} max={NOTE_LIMIT} isOptional />
        <SubmitButton>{t('offer.submit')}</SubmitButton>
      </OperationForm>
    </Card>
  );
}
