import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { TYPE_LISTS } from '@madoguchi/contract/approval-routes/type-lists.ts';
import type { RouteText } from '@madoguchi/contract/approvals/route.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FactList } from '../../../kit/FactList.tsx';
import { useRouteTexts } from '../use-route-texts.ts';
import { useApprovalRouteWords } from '../words.ts';

const Steps = styled('ol')({ margin: 0, paddingLeft: 20, display: 'grid', gap: 4 });

interface Props {
  readonly text: RouteText;
  readonly people: MaintainedRoute['people'];
}

/** For whom a route holds and who decides in it, to be read. */
export function RouteSummary({ text, people }: Props) {
  const t = useApprovalRouteWords();
  const texts = useRouteTexts(people);
  const { conditions, steps } = text;
  const facts = [
    ['domain', texts.part({ what: 'domain', value: text.domain })],
    ['priority', texts.part({ what: 'priority', value: text.priority })],
    ['validFrom', texts.part({ what: 'validFrom', value: text.validFrom })],
    ['validTo', texts.part({ what: 'validTo', value: text.validTo })],
    ['minAmount', texts.part({ what: 'minAmount', value: conditions.minAmount })],
    ['maxAmount', texts.part({ what: 'maxAmount', value: conditions.maxAmount })],
    ...(TYPE_LISTS[text.domain] === null
      ? []
      : ([['types', texts.part({ what: 'types', value: conditions.types })]] as const)),
    ['groups', texts.part({ what: 'groups', value: conditions.groups })],
    ['positions', texts.part({ what: 'positions', value: conditions.positions })],
  ] as const;
  return (
    <>
      <FactList facts={facts.map(([name, value]) => [t(name), value])} />
      <Typography variant="subtitle2" component="h3">
        {t('group.steps')}
      </Typography>
      <Steps>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is named by its place
          <Typography key={index} component="li" variant="body2">
            {texts.step(step)}
          </Typography>
        ))}
      </Steps>
    </>
  );
}
