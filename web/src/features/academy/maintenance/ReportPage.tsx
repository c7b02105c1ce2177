import { REPORT_STATE_NAMES, STANDING_NAMES } from '@madoguchi/contract/academy/choices.ts';
import { REPORT_LIST } from '@madoguchi/contract/academy/lists.ts';
import type { ReportRow } from '@madoguchi/contract/academy/model.ts';
import { exportReport, listReport, printCertificate } from '@madoguchi/contract/academy/operations.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import Box from '@mui/material/Box';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { ListColumn } from '../../../kit/list/list-props.ts';
import { PaperButton } from '../../../kit/paper/PaperButton.tsx';
import { statusChip } from '../../../kit/StatusChip.tsx';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { masterName, mastersByCode, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { HEAD_IN_ENGLISH, HEAD_IN_JAPANESE } from '../courses/course-texts.ts';
import { useAcademyWords } from '../words.ts';

const StateChip = statusChip(REPORT_STATE_NAMES, {
  'not-started': { icon: 'draft', hue: 'grey', weight: 'outline' },
  'in-progress': { icon: 'inReview', hue: 'blue' },
  overdue: { icon: 'warning', hue: 'crimson' },
  completed: { icon: 'success', hue: 'green' },
  'completed-late': { icon: 'success', hue: 'orange' },
});

const COURSE_COLUMNS: Readonly<Record<Language, readonly ListColumn<typeof REPORT_LIST>[]>> = {
  ja: [
    { field: 'course', widthPx: 208 },
    { field: 'courseEn', isExtra: true },
  ],
  en: [
    { field: 'courseEn', ...HEAD_IN_ENGLISH, widthPx: 208, cell: (row) => <CourseTitle row={row} /> },
    { field: 'course', ...HEAD_IN_JAPANESE, isExtra: true },
  ],
};

const columnsIn = (language: Language): readonly ListColumn<typeof REPORT_LIST>[] => [
  ...COURSE_COLUMNS[language],
  { field: 'employee', widthPx: 140, isExtra: true },
  { field: 'name', widthPx: null },
  { field: 'kana', widthPx: 180, isExtra: true },
  { field: 'department', widthPx: 168, fromPx: 1_600, cell: (row) => <DepartmentName code={row.department} /> },
  { field: 'standing', widthPx: 104, fromPx: 1_500, cell: ({ standing }) => STANDING_NAMES[standing][language] },
  { field: 'state', widthPx: language === 'ja' ? 160 : 176, cell: ({ state }) => <StateChip status={state} /> },
  { field: 'due', fromPx: 800 },
  { field: 'completed', widthPx: language === 'ja' ? 272 : 312, cell: (row) => <Completed row={row} /> },
  { field: 'edition', widthPx: 88, fromPx: 1_680 },
  { field: 'year', isExtra: true },
  { field: 'late', widthPx: 104, fromPx: 1_000 },
];
const COLUMNS = { ja: columnsIn('ja'), en: columnsIn('en') };

function CourseTitle({ row: { courseTitle, courseTitleEn } }: { readonly row: ReportRow }) {
  const language = useLanguage();
  const isJapanese = language === 'ja' || courseTitleEn === courseTitle;
  return <span lang={isJapanese ? 'ja' : 'en'}>{isJapanese ? courseTitle : courseTitleEn}</span>;
}

/** When it was completed; until then, by when it shall be. */
function CardDay({ row: { completedAt, dueOn } }: { readonly row: ReportRow }) {
  const t = useAcademyWords();
  const language = useLanguage();
  if (completedAt !== null) return formatInstant(completedAt, language);
  return dueOn === null ? null : t('dueOn', { day: formatDay(dueOn, language) });
}

interface CertificateProps {
  readonly row: ReportRow;
  readonly variant?: 'outlined' | 'text';
}

/** Nothing until it is completed. */
function Certificate({ row: { completionId }, variant = 'outlined' }: CertificateProps) {
  const t = useAcademyWords();
  if (completionId === null) return null;
  return (
    <PaperButton
      size="small"
      variant={variant}
      operation={printCertificate}
      input={{ id: completionId }}
      title={t('certificate')}
      label={t('certificate')}
    />
  );
}

/** When it was completed, with the certificate of it. */
function Completed({ row }: { readonly row: ReportRow }) {
  const language = useLanguage();
  if (row.completedAt === null) return null;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      {formatInstant(row.completedAt, language)}
      <Certificate row={row} />
    </Box>
  );
}

/** `/apps/academy/report`: who was asked to take which course and who completed it, when, which version and how late. */
export function ReportPage() {
  const t = useAcademyWords();
  const title = useScreenTitle()('academy.report');
  const language = useLanguage();
  const { group } = useMasters();
  const options = useMemo(
    () => ({ department: group.map((one) => ({ value: one.code, label: masterName(one, language) })) }),
    [group, language],
  );
  return (
    <ListPage title={title} up={<Link to={screenPath('academy.courses')}>{t('toCourses')}</Link>}>
      <List
        list={REPORT_LIST}
        operation={listReport}
        label={title}
        columns={COLUMNS[language]}
        nameOf={(row) => row.name}
        nameField="name"
        openIdOf={() => null}
        options={options}
        exported={exportReport}
        card={(row: ReportRow) => ({
          state: <StateChip status={row.state} />,
          day: <CardDay row={row} />,
          detail: <CourseTitle row={row} />,
          // As high as a finger wants it, over the empty end of the line above.
          mark: (
            <Box component="span" sx={{ display: 'inline-flex', marginBlock: '-14px', marginInlineEnd: -1 }}>
              <Certificate row={row} variant="text" />
            </Box>
          ),
        })}
        empty={<EmptyState icon="people" text={t('noReport')} />}
      />
    </ListPage>
  );
}

function DepartmentName({ code }: { readonly code: string | null }) {
  const t = useAcademyWords();
  const language = useLanguage();
  const department = mastersByCode(useMasters().group).get(code ?? '');
  return department ? masterName(department, language) : (code ?? t('noDepartment'));
}
