import type { Account } from '@madoguchi/contract/accounts/model.ts';
import { formatInstant } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAccountWords } from '../words.ts';

/** The link that is out: whether it reached its person, until when it is good, and what the mail server said. */
export function LinkFact({ link }: { readonly link: NonNullable<Account['link']> }) {
  const t = useAccountWords();
  const language = useLanguage();
  const { delivery, answer, expiresAt, isOver } = link;
  const moment = formatInstant(expiresAt, language);
  return (
    <>
      {t(`delivery.${delivery}`)} · {t(isOver ? 'link.over' : 'link.until', { moment })}
      {delivery !== 'sent' && answer !== '' ? <div>{answer}</div> : null}
    </>
  );
}
