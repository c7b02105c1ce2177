// The form of one step of a request: on the version that the page shows, told of and read again.
import type { InputOf, Write } from '@madoguchi/contract/operation.ts';
import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { useEffect } from 'react';
import { type FormValues, type OperationFormState, useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { readPurchasesAgain } from '../../request/read-again.ts';

interface Options<Op extends Write> {
  readonly input: Op['input'];
  readonly request: Pick<PurchaseRequest, 'id' | 'version'>;
  readonly defaults: Omit<FormValues<Op>, 'id' | 'version'>;
  /** What is said once it is done. */
  readonly done: string;
  readonly onDone: () => void;
}

/** Its fields hold nothing of the record, so it goes on from whatever version the page has read by then. */
export function useStepForm<Op extends Write>(operation: Op, options: Options<Op>): OperationFormState {
  const { input, request, defaults, done, onDone } = options;
  const { id, version } = request;
  const message = useMessages();
  const form = useOperationForm<Op, 'id' | 'version'>(operation, {
    input,
    carries: { id, version } as Pick<InputOf<Op>, 'id' | 'version'>,
    defaults,
    onDone: () => {
      message(done, 'success');
      onDone();
      void readPurchasesAgain();
    },
    onRefused: () => void readPurchasesAgain(),
  });
  const { carry } = form;
  useEffect(() => carry({ version }), [carry, version]);
  return form;
}
