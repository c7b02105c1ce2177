import { useState } from 'react';

/** Whether the form of the page holds what is not saved: said by the form, read by the buttons beside it. */
export function useUnsaved(): { readonly is: boolean; readonly set: (isUnsaved: boolean) => void } {
  const [is, set] = useState(false);
  return { is, set };
}
