import { TAB_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { useLanguage } from '../../../platform/words.ts';

/** That a request waits longer than it should: a clock, and the word where it has room. */
export function Overdue({ isWritten = false }: { readonly isWritten?: boolean }) {
  const word = TAB_NAMES.overdue[useLanguage()];
  return (
    <span className="warned">
      {isWritten ? <Icon name="clock" size={16} /> : <Icon name="clock" size={16} label={word} />}
      {isWritten ? word : null}
    </span>
  );
}
