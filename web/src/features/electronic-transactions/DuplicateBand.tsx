import type { Duplicate } from '@madoguchi/contract/electronic-transactions/model.ts';
import { Link } from '@tanstack/react-router';
import { WarningBand } from '../../kit/WarningBand.tsx';
import { screenPath } from '../../platform/screen-path.ts';
import { useTransactionWords } from './words.ts';

/** Other records with the same bytes or the same three values, each with the way to it (ET6). */
export function DuplicateBand({ found }: { readonly found: readonly Duplicate[] }) {
  const t = useTransactionWords();
  return (
    <WarningBand>
      {(['file', 'values'] as const).map((by) => {
        const alike = found.filter((one) => one.by === by);
        if (alike.length === 0) return null;
        return (
          <p key={by}>
            {t(`duplicate.${by}`)}
            {alike.map((one) => (
              <Link
                key={one.id}
                to={screenPath('electronic-transactions.show', { transactionId: one.id })}
                target="_blank"
                style={{ marginInlineEnd: 8 }}
              >
                {one.number}
              </Link>
            ))}
          </p>
        );
      })}
    </WarningBand>
  );
}
