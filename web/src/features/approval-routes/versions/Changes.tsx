import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import type { RouteText } from '@madoguchi/contract/approvals/route.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRouteTexts } from '../use-route-texts.ts';
import { useApprovalRouteWords } from '../words.ts';
import { routeChanges } from './route-changes.ts';

const List = styled('ul')({ margin: 0, paddingInlineStart: 20, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

interface Props {
  /** Absent where nothing was published before. */
  readonly before: RouteText | undefined;
  readonly after: RouteText;
  readonly people: MaintainedRoute['people'];
}

/** The differences between a text and the one before it. */
export function Changes({ before, after, people }: Props) {
  const t = useApprovalRouteWords();
  const texts = useRouteTexts(people);
  if (before === undefined) return <Typography variant="body2">{t('changes.first')}</Typography>;
  const changes = routeChanges(before, after);
  if (changes.length === 0) return <Typography variant="body2">{t('changes.none')}</Typography>;
  return (
    <List>
      {changes.map((change) => (
        <Typography key={change.what} component="li" variant="body2">
          {t('change', {
            what: t(change.what === 'steps' ? 'group.steps' : change.what),
            before: texts.part(change.before),
            after: texts.part(change.after),
          })}
        </Typography>
      ))}
    </List>
  );
}
