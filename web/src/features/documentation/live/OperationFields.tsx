import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import type { DescribedField, DescribedOperation } from './described-operations.ts';
import { useLiveWords } from './Lead.tsx';
import { Table } from './Table.tsx';

/** The words of each field that an operation takes and answers, once they are unfolded. */
export function OperationFields({ operation }: { readonly operation: DescribedOperation }) {
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
