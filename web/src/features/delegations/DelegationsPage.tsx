import { APPROVAL_DOMAINS, DOMAINS } from '@madoguchi/contract/approvals/domains.ts';
import { type DelegationView, NewDelegation, NOTE_LIMIT } from '@madoguchi/contract/delegations/model.ts';
import { listDelegations, offerDelegation } from '@madoguchi/contract/delegations/operations.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { AfterHead } from '../../kit/AfterHead.tsx';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { ChoicesField } from '../../kit/fields/choice/ChoicesField.tsx';
import { DateField } from '../../kit/fields/date/DateField.tsx';
import { PersonField } from '../../kit/fields/people/PersonField.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { YenField } from '../../kit/fields/YenField.tsx';
import { OperationForm } from '../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { useMessages } from '../../platform/messages.ts';
import { useRead } from '../../platform/query.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useLanguage } from '../../platform/words.ts';
import { DelegationRow } from './DelegationRow.tsx';
import type { Side } from './side.ts';
import { useDelegationWords } from './words.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

interface Props {
  readonly side: Side;
  /** Absent while they are being read. */
  readonly delegations: readonly DelegationView[] | undefined;
}

/** The delegations that somebody gave, or those that they were given. */
function DelegationSection({ side, delegations }: Props) {
  const t = useDelegationWords();
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={headingId} sx={{ mb: 1 }}>
        {t(side)}
      </Typography>
      {delegations === undefined && (
        <Skeleton variant="rounded" height={72} sx={{ animation: `${appear} 0s 150ms both` }} />
      )}
      {delegations?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t(`${side}.none`)}</Typography>}
      {delegations && delegations.length > 0 && (
        <Rows>
          {delegations.map((delegation) => (
            <DelegationRow key={delegation.id} side={side} delegation={delegation} />
          ))}
        </Rows>
      )}
    </Card>
  );
}

/** `/apps/delegations`: who decides in the reader's name, and in whose name the reader decides (B3-07). */
export function DelegationsPage() {
  const t = useDelegationWords();
  const title = useScreenTitle()('delegations');
  const { data, error, refetch } = useRead(listDelegations, {});
  const [offers, setOffers] = useState(0);
  return (
    <>
      <PageHeader title={title} lead={t('lead')} />
      <AfterHead>
        {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { lg: 'minmax(0, 1fr) 400px' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
            <DelegationSection side="received" delegations={data?.received} />
            <DelegationSection side="given" delegations={data?.given} />
          </Box>
          <OfferForm key={offers} onOffered={() => setOffers(offers + 1)} />
        </Box>
      </AfterHead>
    </>
  );
}

/** Asks a colleague to decide in one's name. Render it anew after each: it begins empty. */
function OfferForm({ onOffered }: { readonly onOffered: () => void }) {
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
      <div>
        <Typography variant="h2">{t('offer.title')}</Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('offer.sees')}
        </Typography>
      </div>
      <OperationForm form={form} label={t('offer.title')} marks="optional">
        <PersonField name="to" label={t('offer.to')} hint={t('offer.to-hint')} by="id" />
        <DateField name="validFrom" label={t('offer.from')} />
        <DateField name="lastDay" label={t('offer.last')} hint={t('offer.last-hint')} />
        <ChoicesField
          name="domains"
          label={t('offer.domains')}
          hint={t('offer.domains-hint')}
          choices={APPROVAL_DOMAINS.map((value) => ({ value, label: DOMAINS[value].name[language] }))}
          isOptional
        />
        <YenField name="amountLimit" label={t('offer.limit')} hint={t('offer.limit-hint')} isOptional />
        <TextAreaField name="note" label={t('offer.note')} max={NOTE_LIMIT} isOptional />
        <SubmitButton>{t('offer.submit')}</SubmitButton>
      </OperationForm>
    </Card>
  );
}
