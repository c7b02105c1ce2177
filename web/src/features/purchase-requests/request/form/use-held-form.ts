import { useState } from 'react';
import type { OperationFormState } from '../../../../kit/form/use-operation-form.ts';

/**
 * The form, and whether it holds what is stored nowhere yet: typed, or on its way. A saving lasts until its answer has been
 * taken in, longer than the form itself is busy.
 */
export function useHeldForm(form: OperationFormState): { readonly form: OperationFormState; readonly isHeld: boolean } {
  const [underWay, setUnderWay] = useState(0);
  async function count(work: () => Promise<void>): Promise<void> {
    setUnderWay((before) => before + 1);
    try {
      await work();
    } finally {
      setUnderWay((before) => before - 1);
    }
  }
  return {
    form: { ...form, submit: () => count(form.submit), resolve: (sides) => count(() => form.resolve(sides)) },
    isHeld: form.isUnsaved || underWay > 0,
  };
}
