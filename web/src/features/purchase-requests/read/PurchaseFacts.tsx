import { REQUEST_FIELD_NAMES } from '@madoguchi/contract/purchase-requests/field-names.ts';
import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatDay } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { FileLink } from './FileLink.tsx';
import { useReadWords } from './words.ts';

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& .files': { display: 'flex', flexWrap: 'wrap', gap: '4px 12px' },
}));

/** What is asked for and why, besides lines and quotes; what is blank is not said. */
export function PurchaseFacts({ request }: { readonly request: PurchaseRequest }) {
  const t = useReadWords();
  const language = useLanguage();
  const nameOf = (field: keyof typeof REQUEST_FIELD_NAMES) => REQUEST_FIELD_NAMES[field][language];
  const facts: readonly (readonly [string, string])[] = [
    [t('facts.requester'), `${request.employeeName}　${request.departmentName}`],
    [nameOf('purchaseCategory'), request.purchaseCategoryName ?? ''],
    [nameOf('reason'), request.reason],
    [nameOf('neededBy'), request.neededBy === null ? '' : formatDay(request.neededBy, language)],
    [nameOf('deliveryPlace'), request.deliveryPlace],
    [nameOf('singleSourceReason'), request.singleSourceReason],
  ];
  return (
    <Facts aria-label={t('facts.label')}>
      {facts
        .filter(([, said]) => said !== '')
        .map(([name, said]) => (
          <Fact key={name} name={name}>
            {said}
          </Fact>
        ))}
      {request.attachments.length > 0 && (
        <Fact name={nameOf('attachmentIds')}>
          <span className="files">
            {request.attachments.map((attachment) => (
              <FileLink key={attachment.id} attachment={attachment} />
            ))}
          </span>
        </Fact>
      )}
    </Facts>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
