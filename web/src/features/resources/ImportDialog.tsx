import { FILE_COLUMNS } from '@madoguchi/contract/resources/import/columns.ts';
import type { ResourceImportReport } from '@madoguchi/contract/resources/import/model.ts';
import { RESOURCE_LIMITS } from '@madoguchi/contract/resources/model.ts';
import { checkResourceImport, exportResources, importResources } from '@madoguchi/contract/resources/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CsvButton } from '../../kit/csv/CsvButton.tsx';
import { CsvDialog } from '../../kit/csv/CsvDialog.tsx';
import { CsvFaults } from '../../kit/csv/CsvFaults.tsx';
import { CsvFileChoice } from '../../kit/csv/CsvFileChoice.tsx';
import { ReportTable } from '../../kit/csv/ReportTable.tsx';
import { useCsvDownload } from '../../kit/csv/use-csv-download.tsx';
import { type CsvFile, useCsvFile } from '../../kit/csv/use-csv-file.ts';
import { useCsvWords } from '../../kit/csv/words.ts';
import { useMessages } from '../../platform/messages.ts';
import { useRead, useWrite } from '../../platform/query.ts';
import { defineWords, useLanguage } from '../../platform/words.ts';

/** Writes the resources of a file: first what it would do and what is wrong with it, then all or nothing (B1-05). */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useImportWords();
  const message = useMessages();
  const { file, problem, choose } = useCsvFile(RESOURCE_LIMITS.importText);
  const csv = file?.text ?? '';
  const report = useRead(checkResourceImport, { csv }, { enabled: csv !== '' });
  const work = useWrite(importResources);
  const { data } = report;
  const changes = data === undefined ? 0 : data.added + data.changed;
  const isReady = data?.faultCount === 0 && changes > 0 && !report.isFetching;

  function carryOut(): void {
    if (!isReady || work.isPending) return;
    work.mutate(
      { csv },
      {
        onSuccess: ({ added, changed }) => {
          message(t('done', { added, changed }), 'success');
          onClose();
        },
        // The resources are others now than when the file was checked: what it would do is told anew.
        onError: () => void report.refetch(),
      },
    );
  }

  return (
    <CsvDialog
      title={t('title')}
      choice={
        <ImportChoice
          file={file}
          onChoose={(chosen) => {
            work.reset();
            void choose(chosen);
          }}
        />
      }
      csv={csv}
      problem={problem}
      isChecking={report.isFetching}
      report={data ? <ImportReport report={data} /> : null}
      isReady={isReady}
      isPending={work.isPending}
      checkError={report.error}
      onCheckAgain={() => void report.refetch()}
      error={work.error}
      onImport={carryOut}
      onClose={onClose}
    />
  );
}

/** The format of the import file, the present list as a template, and the button that chooses one. */
function ImportChoice({ file, onChoose }: { readonly file: CsvFile | null; readonly onChoose: (file: File) => void }) {
  const t = useImportWords();
  const language = useLanguage();
  const { isBusy, download } = useCsvDownload();
  return (
    <>
      <Typography>{t('lead')}</Typography>
      <Typography variant="body2">
        {t('columns', { columns: FILE_COLUMNS.map(({ heading }) => heading[language]).join(', ') })}
        <br />
        {t('columnsHint')}
      </Typography>
      <CsvFileChoice file={file} onChoose={onChoose}>
        <CsvButton isBusy={isBusy} onClick={() => void download(exportResources, {})}>
          {t('current')}
        </CsvButton>
      </CsvFileChoice>
    </>
  );
}

/** The effect of the import resource by resource, or every fault of the file with its line. */
function ImportReport({ report }: { readonly report: ResourceImportReport }) {
  const t = useImportWords();
  const tCsv = useCsvWords();
  const language = useLanguage();
  const { added, changed, unchanged, resources, faults, faultCount } = report;
  const columnOf = (name: string) => FILE_COLUMNS.find((column) => column.name === name);
  const columnName = (name: string) => columnOf(name)?.heading[language] ?? name;
  if (faultCount > 0) return <CsvFaults faults={faults} count={faultCount} columnName={columnName} />;
  type Cell = ResourceImportReport['resources'][number]['fields'][number]['to'];
  const cell = (name: string, value: Cell) => {
    if (value === null || value === '') return t('empty');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return columnOf(name)?.options?.[String(value)]?.[language] ?? String(value);
  };
  return (
    <Box>
      <Typography role="status">
        {t('ready', { added, changed, unchanged })} {added + changed === 0 ? t('nothing') : ''}
      </Typography>
      {added + changed > resources.length ? (
        <Typography variant="body2">{t('first', { shown: resources.length })}</Typography>
      ) : null}
      {resources.length === 0 ? null : (
        <ReportTable>
          <thead>
            <tr>
              <th scope="col">{tCsv('line')}</th>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('changes')}</th>
            </tr>
          </thead>
          <tbody>
            {resources.map(({ line, id, name, isNew, fields }) => (
              <tr key={id}>
                <td>{line}</td>
                <td lang="ja">{name}</td>
                <td>
                  {isNew
                    ? t('added')
                    : fields.map(({ column, from, to }) => (
                        <div key={column}>
                          {t('change', { field: columnName(column), from: cell(column, from), to: cell(column, to) })}
                        </div>
                      ))}
                </td>
              </tr>
            ))}
          </tbody>
        </ReportTable>
      )}
    </Box>
  );
}

const useImportWords = defineWords({
  title: { ja: '設備のCSV取り込み', en: 'Import resources' },
  lead: {
    ja: '1行に1つの設備、1,000行までのファイルです。同じ名前の設備を変更し、ない名前の設備を追加します。1行でも誤りがあるときは、何も変更しません。',
    en: 'A file with one resource a line, up to 1,000. A known name is changed, a new one added; if one line is wrong, nothing is changed.',
  },
  columns: { ja: '1行目の見出し：{{columns}}', en: 'Heading in the first line: {{columns}}' },
  columnsHint: {
    ja: '設備名は必須です。列を省くと、今の値のままです。利用時間は「8:00-20:00」、閉まっている日は空、いくつかの名前は「;」で区切り、あり・なしは1と0で入力します。',
    en: 'The name is needed. A column that is left out keeps its values. Hours are 8:00-20:00, a closed day is empty, several names have a semicolon between them, yes is 1, no is 0.',
  },
  current: { ja: '今の内容をダウンロード', en: 'Download the present contents' },
  ready: {
    ja: '追加 {{added}}件、変更 {{changed}}件、変更なし {{unchanged}}件。',
    en: '{{added}} added, {{changed}} changed, {{unchanged}} as they are.',
  },
  nothing: { ja: '変更がありません。', en: 'The file changes nothing.' },
  first: { ja: '先頭の{{shown}}件を表示しています。', en: 'The first {{shown}} are shown.' },
  name: { ja: '設備名', en: 'Name' },
  changes: { ja: '変更', en: 'Changes' },
  added: { ja: '追加', en: 'Added' },
  change: { ja: '{{field}}：{{from}} → {{to}}', en: '{{field}}: {{from}} → {{to}}' },
  empty: { ja: '（空）', en: '(empty)' },
  yes: { ja: 'あり', en: 'on' },
  no: { ja: 'なし', en: 'off' },
  done: { ja: '{{added}}件を追加し、{{changed}}件を変更しました。', en: '{{added}} added, {{changed}} changed.' },
});
