import { columnsOf } from '@madoguchi/contract/classifications/import/columns.ts';
import type { DetailImportReport } from '@madoguchi/contract/classifications/import/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CsvFaults } from '../../../kit/csv/CsvFaults.tsx';
import { ReportTable } from '../../../kit/csv/ReportTable.tsx';
import { useCsvWords } from '../../../kit/csv/words.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useImportWords } from './words.ts';

interface Props {
  readonly classification: string;
  readonly report: DetailImportReport;
}

/** What the import would do value by value, or every fault of the file with its line. */
export function ImportReport({ classification, report }: Props) {
  const t = useImportWords();
  const language = useLanguage();
  const columns = new Map<string, string>(
    columnsOf(classification).map(({ name, heading }) => [name, heading[language]]),
  );
  const columnName = (column: string) => columns.get(column) ?? column;
  const { added, changed, unchanged, values, faults, faultCount } = report;
  if (faultCount > 0) return <CsvFaults faults={faults} count={faultCount} columnName={columnName} />;
  return (
    <Box>
      <Typography role="status">
        {t('ready', { added, changed, unchanged })} {added + changed === 0 ? t('nothing') : ''}
      </Typography>
      {added + changed > values.length ? (
        <Typography variant="body2">{t('firstValues', { shown: values.length })}</Typography>
      ) : null}
      {values.length > 0 ? <ValueTable values={values} columnName={columnName} /> : null}
    </Box>
  );
}

interface Told extends Pick<DetailImportReport, 'values'> {
  readonly columnName: (column: string) => string;
}

function ValueTable({ values, columnName }: Told) {
  const t = useImportWords();
  const tCsv = useCsvWords();
  const cell = (value: DetailImportReport['values'][number]['fields'][number]['to']) =>
    value === null || value === '' ? t('empty') : String(value);
  return (
    <ReportTable>
      <thead>
        <tr>
          <th scope="col">{tCsv('line')}</th>
          <th scope="col">{t('code')}</th>
          <th scope="col">{t('changes')}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ line, code, name, isNew, fields }) => (
          <tr key={code}>
            <td>{line}</td>
            <td>{code}</td>
            <td>
              {isNew
                ? t('added', { name })
                : fields.map(({ column, from, to }) => (
                    <div key={column}>{t('change', { field: columnName(column), from: cell(from), to: cell(to) })}</div>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
}
