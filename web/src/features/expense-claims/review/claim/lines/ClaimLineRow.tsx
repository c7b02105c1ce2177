import type { Finding } from '@madoguchi/contract/expense-claims/checks.ts';
import { findingSentence } from '@madoguchi/contract/expense-claims/finding-sentence.ts';
import { EXPENSE_TYPE_NAMES, PAID_BY_NAMES } from '@madoguchi/contract/expense-claims/line-names.ts';
import type { ClaimLine } from '@madoguchi/contract/expense-claims/model.ts';
import { Icon } from '../../../../../kit/Icon.tsx';
import { formatDay, formatYen } from '../../../../../platform/formats.ts';
import { useLanguage } from '../../../../../platform/words.ts';
import { useReviewWords } from '../../words.ts';
import { ReceiptLink } from './ReceiptLink.tsx';
import { useMasterNames } from './use-master-names.ts';

interface Props {
  readonly line: ClaimLine;
  readonly findings: readonly Finding[];
}

/** One line of the claim; what is usual is not said (transport, paid by oneself). */
export function ClaimLineRow({ line, findings }: Props) {
  const t = useReviewWords();
  const language = useLanguage();
  const nameOf = useMasterNames();
  const day = line.useDate && formatDay(line.useDate, language);
  const unusual = [
    line.expenseType === 'transport' ? '' : EXPENSE_TYPE_NAMES[line.expenseType][language],
    line.paidBy === 'self' ? '' : PAID_BY_NAMES[line.paidBy][language],
    line.registrationNumber === '' ? '' : t('line.number', { number: line.registrationNumber }),
  ].filter((text) => text !== '');
  return (
    <tr>
      <td className="day">{day}</td>
      <td>
        <div className="day-above quiet">{day}</div>
        <div className="pair">
          <div>
            {[nameOf('reason', line.purpose), line.purposeText].filter((text) => text !== '').join('　')}
            {line.visitedParty && <div className="quiet">{t('line.visited', { party: line.visitedParty })}</div>}
          </div>
          <div>
            {[line.from, line.via, line.to].filter((place) => place !== '').join(' → ')}
            <div className="quiet">
              {[nameOf('route', line.transportMode), nameOf('way', line.tripType)]
                .filter((text) => text !== '')
                .join('　')}
            </div>
          </div>
        </div>
        {unusual.length > 0 && <div className="quiet">{unusual.join('　')}</div>}
        {line.memo && <div>{t('line.memo', { memo: line.memo })}</div>}
        {findings.map(({ code, field, severity, values }) => (
          <div key={`${field} ${code}`} className={severity === 'error' ? 'finding is-error' : 'finding'}>
            <Icon name={severity === 'error' ? 'error' : 'warning'} size={16} label={t('line.warning')} />
            {findingSentence({ code, values }, language)}
          </div>
        ))}
        {line.attachments.length > 0 && (
          <div className="files">
            {line.attachments.map((attachment) => (
              <ReceiptLink key={attachment.id} attachment={attachment} />
            ))}
          </div>
        )}
      </td>
      <td className="amount">
        <strong>{line.amount !== null && formatYen(line.amount)}</strong>
        {line.unitFare !== null && line.unitFare !== line.amount && (
          <div className="quiet">{t('line.one-way', { yen: formatYen(line.unitFare) })}</div>
        )}
        {line.deduction > 0 && <div className="quiet">{t('line.deduction', { yen: formatYen(-line.deduction) })}</div>}
      </td>
    </tr>
  );
}
