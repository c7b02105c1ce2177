import {
  type MaintainedRoute,
  type Simulation as Simulated,
  SimulationQuestion,
} from '@madoguchi/contract/approval-routes/model.ts';
import { simulate } from '@madoguchi/contract/approval-routes/operations.ts';
import { DOMAINS } from '@madoguchi/contract/approvals/domains.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type * as z from 'zod';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { PersonField } from '../../../kit/fields/people/PersonField.tsx';
import { YenField } from '../../../kit/fields/YenField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useAskForm } from '../../../kit/form/use-ask-form.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { useRead } from '../../../platform/query.ts';
import { masterName, useMasters, useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { PlannedRoute, PlanRefusal } from '../../approvals/public.ts';
import { textOf } from '../edit/new-route.ts';
import { useApprovalRouteWords } from '../words.ts';

type Question = z.output<typeof SimulationQuestion>;

/** Stands in the place of a question until there is one; it is never sent. */
const NOTHING_ASKED = { requester: '', amount: 0, on: '', group: null, type: null } as unknown as Question;

/** 'This amount, type, group, day': which route and names would result, and why (B3-08); with the route's draft, where it has one. */
export function Simulation({ route }: { readonly route: MaintainedRoute }) {
  const t = useApprovalRouteWords();
  const language = useLanguage();
  const { today } = useSession();
  const masters = useMasters();
  const { domain } = textOf(route, today);
  const typeList = DOMAINS[domain].types;
  const [asked, setAsked] = useState<Question | null>(null);
  const form = useAskForm({
    question: SimulationQuestion,
    defaults: { requester: null, amount: null, on: today, group: null, type: null },
    onAsk: setAsked,
  });
  const { group: ofGroup, type, ...question } = asked ?? NOTHING_ASKED;
  const hasDraft = route.draft !== null;
  const { data, error, refetch, isFetching } = useRead(
    simulate,
    {
      ...question,
      domain,
      ...(type === null ? {} : { type }),
      ...(ofGroup === null ? {} : { group: ofGroup }),
      ...(hasDraft ? { withDraftOf: route.id } : {}),
    },
    { enabled: asked !== null, keepsPrevious: true },
  );
  return (
    <FieldGroup title={t('simulate')} lead={t('simulate.lead')}>
      <OperationForm form={form} label={t('simulate')} marks="optional">
        <PersonField name="requester" label={t('simulate.requester')} hint={t('rule.personHint')} by="id" />
        <YenField name="amount" label={t('simulate.amount')} />
        <DateField name="on" label={t('simulate.on')} />
        <ChoiceField
          name="group"
          label={t('simulate.group')}
          hint={t('simulate.groupHint')}
          choices={masters.group.map((one) => ({
            value: one.code,
            label: masterName(one, language),
            reading: one.kana,
          }))}
          isOptional
        />
        {typeList !== null && (
          <ChoiceField
            name="type"
            label={t('simulate.type')}
            choices={masters[typeList].map((one) => ({
              value: one.code,
              label: masterName(one, language),
              reading: one.kana,
            }))}
            isOptional
          />
        )}
        {hasDraft && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('simulate.draft')}
          </Typography>
        )}
        <SubmitButton variant="outlined">{t('simulate.run')}</SubmitButton>
      </OperationForm>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      <div role="status" aria-busy={isFetching}>
        {data ? <SimulationResult simulation={data} /> : null}
      </div>
    </FieldGroup>
  );
}

/** The route with names, or why there is none; and of every other one why it was not taken. */
function SimulationResult({ simulation }: { readonly simulation: Simulated }) {
  const t = useApprovalRouteWords();
  const { plan, refusal, ask, considered } = simulation;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3">{t('simulate.result')}</Typography>
      {refusal ? <PlanRefusal refusal={refusal} ask={ask} /> : null}
      {plan ? <PlannedRoute plan={plan} /> : null}
      <Typography variant="h3">{t('simulate.considered')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {considered.map(({ versionId, name, number, missedBy }) => (
          <Box key={versionId} component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Icon name={missedBy === null ? 'approved' : 'minus'} />
            <div>
              <Typography variant="body2" sx={missedBy === null ? { fontWeight: 600 } : {}}>
                {name} {number > 0 ? t('version.nth', { n: number }) : null}
              </Typography>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {missedBy === null ? t('simulate.taken') : t(`miss.${missedBy}`)}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
