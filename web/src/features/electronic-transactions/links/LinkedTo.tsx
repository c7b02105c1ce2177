import { may } from '@madoguchi/contract/access.ts';
import type { LinkCandidate } from '@madoguchi/contract/electronic-transactions/links.ts';
import { LINK_KIND_NAMES } from '@madoguchi/contract/electronic-transactions/names.ts';
import { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { formatMonth } from '../../../platform/formats.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useTransactionWords } from '../words.ts';

interface Props {
  readonly target: Pick<LinkCandidate, 'kind' | 'targetId' | 'number' | 'about' | 'person'>;
}

/** The purchase or claim by number, name and person; for whoever may open it, with the way there. */
export function LinkedTo({ target: { kind, targetId, number, about, person } }: Props) {
  const t = useTransactionWords();
  const language = useLanguage();
  const mayOpen = may({ roles: useUser().role }, 'admin');
  const month = YearMonth.safeParse(about).data;
  const name = kind === 'expense-claim' && month !== undefined ? formatMonth(month, language) : about;
  const way =
    kind === 'expense-claim' ? (
      <Link to={screenPath('expense-claims.review', { applicationYm: about })} search={{ claim: targetId }}>
        {number}
      </Link>
    ) : (
      <Link to={screenPath('purchase-requests.show', { purchaseRequestId: targetId })}>{number}</Link>
    );
  return (
    <>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {LINK_KIND_NAMES[kind][language]}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {mayOpen ? way : number} {t('link.about', { name, person })}
      </Typography>
    </>
  );
}
