// The steps of a purchase request that follow its submission: what each asks for, and what it says (B5-03, B5-05).
import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import {
  ClosingInput,
  CommentedStep,
  GoodsReceiptInput,
  InvoiceInput,
  type PurchaseLine,
  PurchaseOrderInput,
  type PurchaseRequest,
} from '@madoguchi/contract/purchase-requests/model.ts';
import {
  cancelPurchaseRequest,
  closePurchaseRequest,
  noteInvoice,
  orderPurchase,
  receivePurchase,
  withdrawPurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useState } from 'react';
import { CodeField } from '../../../kit/fields/CodeField.tsx';
import { SuggestedField } from '../../../kit/fields/choice/SuggestedField.tsx';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { Field } from '../../../kit/fields/Field.tsx';
import { FileField } from '../../../kit/fields/file/FileField.tsx';
import { KnownFiles, KnownFilesContext } from '../../../kit/fields/file/known-files.ts';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { YenField } from '../../../kit/fields/YenField.tsx';
import { type FieldProps, useField } from '../../../kit/form/form-context.ts';
import { recordStep } from '../../../kit/record/StepDialog.tsx';
import { formatNumber } from '../../../platform/formats.ts';
import { useSession } from '../../../platform/session.ts';
import { usePurchaseWords } from '../words.ts';
import { type Received, readQuantity, restOf, withQuantity } from './received-lines.ts';

interface Props extends FieldProps {
  readonly lines: readonly PurchaseLine[];
}

/** How many of each line came; those that did not stay blank. */
function ReceivedLinesField({ lines, ...props }: Props) {
  const t = usePurchaseWords();
  const field = useField<readonly Received[]>(props, { ask: 'enter' });
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const order = lines.map(({ id }) => id);
  const textOf = (id: string) => texts[id] ?? String(field.value.find(({ lineId }) => lineId === id)?.quantity ?? '');
  return (
    <Field {...field.frame} isGroup>
      <Box role="group" aria-labelledby={`${field.id}-label`} onBlur={field.leave} sx={{ display: 'grid', gap: 1 }}>
        {restOf(lines).map(({ line: { id, item, unit }, rest }, index) => {
          const inputId = index === 0 ? field.id : `${field.id}-${index}`;
          return (
            <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Typography variant="body2" component="label" htmlFor={inputId} sx={{ flex: 1, minWidth: 0 }}>
                {t('receive.rest', { item, rest: formatNumber(rest), unit })}
              </Typography>
              <OutlinedInput
                id={inputId}
                value={textOf(id)}
                autoComplete="off"
                inputProps={{ inputMode: 'numeric', 'aria-describedby': field.aria['aria-describedby'] }}
                onChange={({ target: { value } }) => {
                  setTexts({ ...texts, [id]: value });
                  field.change(withQuantity(field.value, order, id, readQuantity(value)));
                }}
                sx={{ width: 112, '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
              />
            </Box>
          );
        })}
      </Box>
    </Field>
  );
}

/** Every step by its name, whoever may take it. */
export function useRequestSteps(request: PurchaseRequest) {
  const t = usePurchaseWords();
  const { today } = useSession();
  const number = request.number ?? '';
  const name = request.purchaseName || t('unnamed');
  const approvedYen = request.approvedYen ?? request.totalYen;
  const suppliers = [...new Set(request.lines.map(({ supplier }) => supplier))];
  const isWhole = request.status === 'received';
  const max = PURCHASE_LIMITS.texts.comment;
  const comment = <TextAreaField name="comment" label={t('comment')} max={max} isOptional />;

  return {
    withdraw: recordStep({
      operation: withdrawPurchaseRequest,
      label: t('withdraw'),
      question: t('withdraw.question', { number }),
      effect: t('withdraw.effect'),
      done: t('withdraw.done', { number }),
    }),
    cancel: recordStep({
      operation: cancelPurchaseRequest,
      label: t('cancel'),
      question: t('cancel.question', { name }),
      effect: t('cancel.effect'),
      done: t('cancel.done', { name }),
      isDanger: true,
      form: {
        input: CommentedStep,
        defaults: { comment: '' },
        fields: <TextAreaField name="comment" label={t('cancel.reason')} max={max} autoFocus />,
      },
    }),
    order: recordStep({
      operation: orderPurchase,
      label: t('order'),
      question: t('order.title', { number }),
      done: t('order.done', { number }),
      form: {
        input: PurchaseOrderInput,
        defaults: { orderedOn: today, orderedYen: approvedYen, orderNumber: '', expectedOn: null, comment: '' },
        marks: 'optional',
        fields: (
          <>
            <DateField name="orderedOn" label={t('order.day')} />
            <YenField
              name="orderedYen"
              label={t('order.amount')}
              hint={t('order.most', { yen: formatNumber(approvedYen) })}
            />
            <TextField name="orderNumber" label={t('order.number')} widthPx={320} isOptional />
            <DateField name="expectedOn" label={t('order.expected')} isOptional />
            {comment}
          </>
        ),
      },
    }),
    receive: recordStep({
      operation: receivePurchase,
      label: t('receive'),
      question: t('receive.title', { number }),
      effect: t('receive.effect'),
      done: t('receive.done', { number }),
      form: {
        input: GoodsReceiptInput,
        defaults: {
          receivedOn: today,
          lines: restOf(request.lines).map(({ line, rest }) => ({ lineId: line.id, quantity: rest })),
          attachmentId: null,
          comment: '',
        },
        marks: 'optional',
        fields: (
          <WithFiles>
            <DateField name="receivedOn" label={t('receive.day')} />
            <ReceivedLinesField name="lines" label={t('receive.lines')} lines={request.lines} />
            <FileField name="attachmentId" label={t('attachment')} isOptional />
            {comment}
          </WithFiles>
        ),
      },
    }),
    invoice: recordStep({
      operation: noteInvoice,
      label: t('invoice'),
      question: t('invoice.title', { number }),
      done: t('invoice.done', { number }),
      form: {
        input: InvoiceInput,
        defaults: {
          supplier: suppliers.length === 1 ? (suppliers[0] ?? '') : '',
          invoicedOn: today,
          invoiceNumber: '',
          registrationNumber: '',
          totalYen: null,
          attachmentId: null,
          comment: '',
        },
        marks: 'optional',
        fields: (
          <WithFiles>
            <SupplierField suppliers={suppliers} />
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
            {comment}
          </WithFiles>
        ),
      },
    }),
    /** Where something is still to come, the comment says why it will not. */
    close: recordStep({
      operation: closePurchaseRequest,
      label: t('close'),
      question: t('close.question', { number }),
      effect: t(isWhole ? 'close.effect' : 'close.incomplete.effect'),
      done: t('close.done', { number }),
      form: {
        input: ClosingInput,
        defaults: { comment: '' },
        marks: 'optional',
        fields: (
          <TextAreaField
            name="comment"
            label={t(isWhole ? 'comment' : 'close.reason')}
            max={max}
            isOptional={isWhole}
            autoFocus
          />
        ),
      },
    }),
  };
}

/** A step that takes a file begins with none. */
function WithFiles({ children }: { readonly children: ReactNode }) {
  const [files] = useState(() => new KnownFiles([]));
  return <KnownFilesContext value={files}>{children}</KnownFilesContext>;
}

function SupplierField({ suppliers }: { readonly suppliers: readonly string[] }) {
  const t = usePurchaseWords();
  const suggested = useMemo(() => suppliers.map((supplier) => ({ value: supplier, label: supplier })), [suppliers]);
  return <SuggestedField name="supplier" label={t('invoice.supplier')} suggested={suggested} />;
}
