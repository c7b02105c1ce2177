import { useEffect } from 'react';
import type { OperationFormState } from '../../../../kit/form/use-operation-form.ts';

/** The act is on the approval as it stands on the page, also when that changes below the dialog. */
export function useNewestVersion({ carry }: OperationFormState, version: number): void {
  useEffect(() => carry({ version }), [carry, version]);
}
