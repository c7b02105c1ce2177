import { HELD_ROLES } from '@madoguchi/contract/access.ts';
import { AUDIT_EVENTS, EVENT_NAMES } from '@madoguchi/contract/audit/event-names.ts';
import { describeApi } from '@madoguchi/contract/system/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { FORM_SHAPE, Waiting } from '../../../kit/Waiting.tsx';
import { formatList } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useToolWords } from '../../../shell/toolbar/words.ts';
import { SectionHead } from '../read/SectionHead.tsx';
import { type DescribedField, type DescribedOperation, describedOperations } from './described-operations.ts';
import { Lead, useLiveWords } from './Lead.tsx';
import { Table } from './Table.tsx';

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

/** The words of each field that an operation takes and answers, once they are unfolded. */
function OperationFields({ operation }: { readonly operation: DescribedOperation }) {
  const t = useLiveWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box
      component="details"
      sx={{ typography: 'body2', '& > summary': { minHeight: 44, py: 1.5, cursor: 'pointer' } }}
      onToggle={(event) => setIsOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary aria-label={t('api.fieldsOf', { id: operation.id })}>{t('api.fields')}</summary>
      {isOpen ? (
        <>
          <FieldTable id={operation.id} head={t('api.taken')} fields={operation.taken()} isInput />
          <FieldTable id={operation.id} head={t('api.answered')} fields={operation.answered()} />
        </>
      ) : null}
    </Box>
  );
}

interface FieldTableProps {
  readonly id: string;
  readonly head: string;
  readonly fields: readonly DescribedField[];
  readonly isInput?: boolean;
}

function FieldTable({ id, head, fields, isInput = false }: FieldTableProps) {
  const t = useLiveWords();
  const language = useLanguage();
  if (fields.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Table label={`${id} ${head}`} heads={[head, t('api.meaning'), ...(isInput ? [t('api.required')] : [])]}>
        {fields.map(({ path, text, isRequired }) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
            </th>
            <td>{text[language]}</td>
            {isInput ? <td>{isRequired ? t('api.yes') : t('mayNot')}</td> : null}
          </tr>
        ))}
      </Table>
    </Box>
  );
}
