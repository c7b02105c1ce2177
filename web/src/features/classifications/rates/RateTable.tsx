import { stateOn } from '@madoguchi/contract/classifications/rules.ts';
import type { DatedRate } from '@madoguchi/contract/dated-rates/model.ts';
import { isCorrectable } from '@madoguchi/contract/dated-rates/rules.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ReportTable } from '../../../kit/csv/ReportTable.tsx';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { DetailStateChip } from '../details/DetailStateChip.tsx';
import { useClassificationWords } from '../words.ts';
import { useRateText } from './use-rate-text.ts';
import { useRateWords } from './words.ts';

/**
 * On a phone the cells of a value stand below each other, and say by themselves what they are. Elsewhere the columns of all
 * figures stand below each other: period, value and state are as wide in each table.
 */
const Lines = styled(ReportTable)(({ theme }) => ({
  '& td': { verticalAlign: 'middle' },
  [theme.breakpoints.up('sm')]: {
    '& th': { whiteSpace: 'nowrap' },
    '& th:nth-of-type(1)': { width: 216 },
    '&:lang(en) th:nth-of-type(1)': { width: 248 },
    '& th:nth-of-type(2)': { width: 72 },
    '& th:nth-of-type(3)': { width: 112 },
    '& .value': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& .value + *': { paddingLeft: 24 },
    '& td:last-of-type': { textAlign: 'right' },
  },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tr': { display: 'block', padding: '4px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& td': { display: 'block', padding: '2px 0', borderTop: 0 },
  },
}));

interface Props {
  /** Of one key, newest first. */
  readonly rates: readonly DatedRate[];
  /** `null` for whoever may only read. */
  readonly onCorrect: ((rate: DatedRate) => void) | null;
}

/** The values of one figure, newest first; what has not begun may still be corrected. */
export function RateTable({ rates, onCorrect }: Props) {
  const t = useRateWords();
  const tAll = useClassificationWords();
  const language = useLanguage();
  const { today } = useSession();
  const textOf = useRateText();
  const day = (of: DatedRate['validFrom']) => formatDay(of, language);
  if (rates.length === 0) return <Typography variant="body2">{t('noValue')}</Typography>;
  return (
    <Lines>
      <thead>
        <tr>
          <th scope="col">{t('period')}</th>
          <th scope="col" className="value">
            {t('value')}
          </th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('source')}</th>
          <th scope="col">{t('updated')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => {
          const { validFrom, validTo, source, updatedAt, updatedBy } = rate;
          return (
            <tr key={validFrom}>
              <td>
                {validTo === null
                  ? t('period.open', { from: day(validFrom) })
                  : t('period.closed', { from: day(validFrom), to: day(validTo) })}
              </td>
              <td className="value">{textOf(rate)}</td>
              <td>
                <DetailStateChip status={stateOn({ active: true, validFrom, validTo }, today)} />
              </td>
              <td lang="ja">{source}</td>
              <td>
                {updatedAt === null ? tAll('installed') : `${formatInstant(updatedAt, language)} ${updatedBy ?? ''}`}
              </td>
              <td>
                {onCorrect !== null && isCorrectable(rate, today) ? (
                  <Button size="small" sx={{ minWidth: 0 }} onClick={() => onCorrect(rate)}>
                    {t('correct')}
                  </Button>
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Lines>
  );
}
