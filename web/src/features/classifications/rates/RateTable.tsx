import { stateOn } from '@madoguchi/contract/classifications/rules.ts';
import type { DatedRate } from '@madoguchi/contract/dated-rates/model.ts';
import { isCorrectable } from '@madoguchi/contract/dated-rates/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ReportTable } from '../../../ui/csv/ReportTable.tsx';
import { DetailStateChip } from '../details/DetailStateChip.tsx';
import { useRateText } from './use-rate-text.ts';
import { useRateWords } from './words.ts';

interface Props {
  /** Of one key, newest first. */
  readonly rates: readonly DatedRate[];
  /** `null` for whoever may only read. */
  readonly onCorrect: ((rate: DatedRate) => void) | null;
}

/** The values of one figure, newest first; what has not begun may still be corrected. */
export function RateTable({ rates, onCorrect }: Props) {
  const t = useRateWords();
  const language = useLanguage();
  const { today } = useSession();
  const textOf = useRateText();
  const day = (of: DatedRate['validFrom']) => formatDay(of, language);
  if (rates.length === 0) return <Typography variant="body2">{t('noValue')}</Typography>;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <ReportTable>
        <thead>
          <tr>
            <th scope="col">{t('period')}</th>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('source')}</th>
            <th scope="col">{t('updated')}</th>
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
                <td>
                  {textOf(rate)}{' '}
                  {onCorrect !== null && isCorrectable(rate, today) ? (
                    <Button size="small" onClick={() => onCorrect(rate)}>
                      {t('correct')}
                    </Button>
                  ) : null}
                </td>
                <td>
                  <DetailStateChip state={stateOn({ active: true, validFrom, validTo }, today)} />
                </td>
                <td lang="ja">{source}</td>
                <td>{updatedAt === null ? '-' : `${formatInstant(updatedAt, language)} ${updatedBy ?? ''}`}</td>
              </tr>
            );
          })}
        </tbody>
      </ReportTable>
    </Box>
  );
}
