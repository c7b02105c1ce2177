import { exportUsage } from '@madoguchi/contract/reservations/operations.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { CsvButton } from '../../../kit/csv/CsvButton.tsx';
import { useCsvDownload } from '../../../kit/csv/use-csv-download.tsx';

/** Shift_JIS opens in older tools; UTF-8 loses no character. */
const ENCODINGS = { 'utf-8': 'UTF-8', shift_jis: 'Shift_JIS' } as const;

/** The report as a file, in either encoding (B0-10). */
export function UsageFiles({ months }: { readonly months: { readonly from: YearMonth; readonly to: YearMonth } }) {
  const { isBusy, download } = useCsvDownload();
  return (Object.keys(ENCODINGS) as (keyof typeof ENCODINGS)[]).map((encoding) => (
    <CsvButton
      key={encoding}
      variant="outlined"
      isBusy={isBusy}
      onClick={() => void download(exportUsage, { ...months, encoding })}
    >
      {`CSV (${ENCODINGS[encoding]})`}
    </CsvButton>
  ));
}
