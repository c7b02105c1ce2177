import { HELD_ROLES } from '@madoguchi/contract/access.ts';
import { AUDIT_EVENTS, EVENT_NAMES } from '@madoguchi/contract/audit/event-names.ts';
import { describeApi } from '@madoguchi/contract/system/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { FORM_SHAPE, Waiting } from '../../../kit/Waiting.tsx';
import { formatList } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useToolWords } from '../../../shell/toolbar/words.ts';
import { SectionHead } from '../read/SectionHead.tsx';
import { type DescribedOperation, describedOperations } from './described-operations.ts';
import { Lead, useLiveWords } from './Lead.tsx';
import { OperationFields } from './OperationFields.tsx';

/** Every operation as the server describes it. */
export function ApiPage() {
  const t = useLiveWords();
  const { data, error, isPending, refetch } = useRead(describeApi, {});
  return (
    <>
      <Lead>{t('api')}</Lead>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {isPending && !error ? <Waiting shape={FORM_SHAPE} /> : null}
      {data === undefined
        ? null
        : describedOperations(data).map(({ tag, operations }) => (
            <Box component="section" key={tag} aria-labelledby={tag}>
              <SectionHead anchor={tag} heading={tag} />
              {operations.map((operation) => (
                <OperationRow key={operation.id} operation={operation} />
              ))}
            </Box>
          ))}
    </>
  );
}

function OperationRow({ operation }: { readonly operation: DescribedOperation }) {
  const t = useLiveWords();
  const tool = useToolWords();
  const language = useLanguage();
  const { id, method, path, roles, inputs, records, refusals } = operation;
  const event = AUDIT_EVENTS.find((one) => one === records);
  const held = HELD_ROLES.filter((role) => roles.includes(role)).map((role) => tool(`role.${role}`));
  const roleNames = formatList([...(roles.includes('guest') ? [t('guest')] : []), ...held], language);
  return (
    <Box sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        <code>
          {method} {path}
        </code>
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {id}
        <br />
        {t('api.roles', { roles: roleNames })}
        {inputs.length === 0 ? null : (
          <>
            <br />
            {t('api.inputs', { names: inputs.join(', ') })}
          </>
        )}
        {event === undefined ? null : (
          <>
            <br />
            {t('api.records', { event, name: EVENT_NAMES[event][language] })}
          </>
        )}
        <br />
        {t('api.refuses', { codes: refusals.join(', ') })}
      </Typography>
      <OperationFields operation={operation} />
    </Box>
  );
}
