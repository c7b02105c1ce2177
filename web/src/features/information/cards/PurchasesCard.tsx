import type { OpenPurchases, PurchaseCount } from '@madoguchi/contract/information/model.ts';
import { showOpenPurchases } from '@madoguchi/contract/information/operations.ts';
import { STATUS_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import { PURCHASE_STATUSES, type PurchaseStatus } from '@madoguchi/contract/purchase-requests/rules.ts';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { formatYen } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { CardRead } from '../board/CardRead.tsx';
import { useInformationWords } from '../words.ts';
import { CardLink } from './CardLink.tsx';
import { CountTable } from './CountTable.tsx';
import { decisionsIn, ownPurchases } from './purchase-paths.ts';

/** Where one's own open requests stand; for an admin also everybody's that wait for a decision (R10, B9-01). */
export function PurchasesCard() {
  const read = useRead(showOpenPurchases, {});
  return (
    <CardRead read={read} shape={[32, 32, 32]}>
      {(purchases) => <Purchases {...purchases} />}
    </CardRead>
  );
}

function Purchases({ own, undecided }: OpenPurchases) {
  const t = useInformationWords();
  const { employeeId } = useUser();
  return (
    <>
      {own.length === 0 ? (
        <EmptyState icon="purchase" text={t('noPurchases')} />
      ) : (
        <Counted
          caption={undecided === null ? undefined : t('ownPurchases')}
          counts={own}
          placeOf={(status) => ({ to: ownPurchases(employeeId, status) })}
        />
      )}
      {undecided === null || undecided.length === 0 ? null : (
        <Counted
          caption={t('undecidedPurchases')}
          counts={undecided}
          placeOf={(status) => ({ to: decisionsIn(status), search: { tab: 'all' } })}
        />
      )}
      <CardLink to={screenPath('purchase-requests.new')}>{t('newPurchase')}</CardLink>
    </>
  );
}

interface CountedProps {
  readonly caption: string | undefined;
  readonly counts: readonly PurchaseCount[];
  readonly placeOf: (status: PurchaseStatus) => { to: string; search?: Readonly<Record<string, string>> };
}

/** In the order in which a request goes. */
function Counted({ caption, counts, placeOf }: CountedProps) {
  const t = useInformationWords();
  const language = useLanguage();
  const rows = counts
    .toSorted((one, other) => PURCHASE_STATUSES.indexOf(one.status) - PURCHASE_STATUSES.indexOf(other.status))
    .map(({ status, count, totalYen }) => ({
      state: status,
      name: STATUS_NAMES[status][language],
      ...placeOf(status),
      count: t('count', { count }),
      total: formatYen(totalYen),
    }));
  return <CountTable caption={caption} head={t('headCount')} rows={rows} />;
}
