import { InvoiceInput, type PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { noteInvoice } from '@madoguchi/contract/purchase-requests/operations.ts';
import { useId, useState } from 'react';
import { CodeField } from '../../../../kit/fields/CodeField.tsx';
import { DateField } from '../../../../kit/fields/date/DateField.tsx';
import { FileField } from '../../../../kit/fields/file/FileField.tsx';
import { KnownFiles, KnownFilesContext } from '../../../../kit/fields/file/known-files.ts';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { YenField } from '../../../../kit/fields/YenField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { useSession } from '../../../../platform/session.ts';
import { SuggestedField } from '../../request/form/SuggestedField.tsx';
import { usePurchaseWords } from '../../words.ts';
import { useStepForm } from './use-step-form.ts';

interface Props {
  readonly request: PurchaseRequest;
  readonly onClose: () => void;
}

/** Notes a supplier's invoice, to be compared with what was ordered and received. */
export function InvoiceDialog({ request, onClose }: Props) {
  const t = usePurchaseWords();
  const suppliersId = useId();
  const { today } = useSession();
  const number = request.number ?? '';
  const suppliers = [...new Set(request.lines.map(({ supplier }) => supplier))];
  const [files] = useState(() => new KnownFiles([]));
  const form = useStepForm(noteInvoice, {
    input: InvoiceInput,
    request,
    defaults: {
      supplier: suppliers.length === 1 ? (suppliers[0] ?? '') : '',
      invoicedOn: today,
      invoiceNumber: '',
      registrationNumber: '',
      totalYen: null,
      attachmentId: null,
    },
    done: t('invoice.done', { number }),
    onDone: onClose,
  });
  return (
    <KnownFilesContext value={files}>
      <FormDialog
        form={form}
        title={t('invoice.title', { number })}
        marks="optional"
        submitLabel={t('invoice')}
        onDismiss={onClose}
      >
        <datalist id={suppliersId}>
          {suppliers.map((supplier) => (
            <option key={supplier} value={supplier} />
          ))}
        </datalist>
        <SuggestedField name="supplier" label={t('invoice.supplier')} listId={suppliersId} />
        <DateField name="invoicedOn" label={t('invoice.day')} />
        <YenField name="totalYen" label={t('invoice.amount')} />
        <TextField name="invoiceNumber" label={t('invoice.number')} widthPx={320} isOptional />
        <CodeField
          kind="code"
          name="registrationNumber"
          label={t('invoice.registration')}
          hint={t('invoice.registration.hint')}
          isOptional
        />
        <FileField name="attachmentId" label={t('attachment')} isOptional />
      </FormDialog>
    </KnownFilesContext>
  );
}
