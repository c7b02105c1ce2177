import { PAPER_KIND_NAMES } from '@madoguchi/contract/onboarding/kinds.ts';
import { PAPER_LIST } from '@madoguchi/contract/onboarding/lists.ts';
import {
  exportPapers,
  listPapers,
  printPapers,
  remindPapers,
  requestPapers,
} from '@madoguchi/contract/onboarding/operations.ts';
import { PAPER_LIMITS, type PaperRow } from '@madoguchi/contract/onboarding/paper-model.ts';
import { PERSONS_TURN } from '@madoguchi/contract/onboarding/rules.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { ListColumn, ListPreset } from '../../../kit/list/list-props.ts';
import type { BulkAction } from '../../../kit/list/selection/bulk.ts';
import { call } from '../../../platform/call.ts';
import { formatDay } from '../../../platform/formats.ts';
import { invalidate } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { masterName, mastersByCode, useMasters, useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { PaperStatusChip } from '../PaperStatusChip.tsx';
import { useOnboardingWords } from '../words.ts';

const PaperDialog = lazy(async () => ({ default: (await import('../../../kit/paper/PaperDialog.tsx')).PaperDialog }));

/** People have two weeks for what they are asked for. */
const DAYS_DUE = 14;

/** `/apps/onboarding-documents`: all people and papers with their states, for HR (B8-02). */
export function PapersPage() {
  const t = useOnboardingWords();
  const language = useLanguage();
  const title = useScreenTitle()('onboarding.papers');
  const { group } = useMasters();
  const [printed, setPrinted] = useState<string | null>(null);
  const bulk = usePaperBulk(setPrinted);
  const columns = useMemo((): readonly ListColumn<typeof PAPER_LIST>[] => {
    const departments = mastersByCode(group);
    const departmentOf = (code: string | null) => {
      const department = departments.get(code ?? '');
      return department === undefined ? (code ?? '') : masterName(department, language);
    };
    return [
      { field: 'number', fromPx: 1_040 },
      { field: 'name', widthPx: null },
      { field: 'department', widthPx: 168, fromPx: 1_200, cell: (row) => departmentOf(row.departmentCode) },
      { field: 'paper', widthPx: 256, fromPx: 760, cell: (row) => <PaperLink row={row} /> },
      { field: 'status', widthPx: 144, cell: ({ status }) => <PaperStatusChip status={status} /> },
      { field: 'again', widthPx: 144, fromPx: 900, cell: ({ isOutdated }) => (isOutdated ? t('again') : null) },
      { field: 'due', fromPx: 900 },
      { field: 'submitted', fromPx: 1_200 },
      { field: 'decided', isExtra: true },
      { field: 'version', isExtra: true },
    ];
  }, [group, language, t]);
  const options = useMemo(
    () => ({ department: group.map((one) => ({ value: one.code, label: masterName(one, language) })) }),
    [group, language],
  );
  const presets = useMemo(
    (): readonly ListPreset<typeof PAPER_LIST>[] => [
      { id: 'to-decide', label: t('preset.toDecide'), filters: { status: ['submitted'] } },
      { id: 'to-hand-in', label: t('preset.toHandIn'), filters: { status: ['requested', 'in_progress', 'returned'] } },
      { id: 'again', label: t('again'), filters: { again: 'yes' } },
    ],
    [t],
  );
  return (
    <ListPage title={title} lead={t('allLead')}>
      <List
        list={PAPER_LIST}
        operation={listPapers}
        label={title}
        columns={columns}
        nameOf={({ name }) => name}
        fullNameOf={(row) => `${row.name} ${PAPER_KIND_NAMES[row.paperKind][language]}`}
        nameField="name"
        openIdOf={() => null}
        card={(row) => ({ state: <PaperStatusChip status={row.status} />, detail: <PaperLink row={row} /> })}
        options={options}
        presets={presets}
        exported={exportPapers}
        bulk={bulk}
        empty={<EmptyState icon="paper" text={t('allNone')} />}
      />
      {printed === null ? null : (
        <Suspense fallback={null}>
          <PaperDialog
            operation={printPapers}
            input={{ ids: printed }}
            title={title}
            onClose={() => setPrinted(null)}
          />
        </Suspense>
      )}
    </ListPage>
  );
}

/** The paper's name, and the way to it where there is one. */
function PaperLink({ row: { id, paperKind } }: { readonly row: PaperRow }) {
  const language = useLanguage();
  const name = PAPER_KIND_NAMES[paperKind][language];
  return id === null ? name : <Link to={screenPath('onboarding.paper', { paperId: id })}>{name}</Link>;
}

const UNDER_WAY: readonly PaperRow['status'][] = ['requested', 'in_progress', 'submitted', 'returned'];

/** Asks for the chosen papers, reminds of them, or prints them as one: of one person, of many, of a department that the list is filtered by. */
function usePaperBulk(print: (ids: string) => void): readonly BulkAction<PaperRow>[] {
  const t = useOnboardingWords();
  const language = useLanguage();
  const { today } = useSession();
  return useMemo(() => {
    const nameOf = ({ name, paperKind }: PaperRow) => `${name} ${PAPER_KIND_NAMES[paperKind][language]}`;
    const planned = (rows: readonly PaperRow[], fits: (row: PaperRow) => boolean, reason: string) => ({
      rows: rows.filter(fits),
      leftOut: rows.filter((row) => !fits(row)).map((row) => ({ name: nameOf(row), text: reason })),
    });
    const dueOn = addDays(today, DAYS_DUE);
    return [
      {
        id: 'request',
        label: t('request'),
        title: (count) => t('request.title', { count }),
        effect: () => t('request.effect', { day: formatDay(dueOn, language) }),
        plan: (rows) => planned(rows, ({ status }) => !UNDER_WAY.includes(status), t('request.underWay')),
        nameOf,
        run: async ({ accountId, paperKind }) => {
          const { requested } = await call(requestPapers, { papers: [{ accountId, paperKind }], dueOn });
          return requested === 0 ? t('request.underWay') : null;
        },
        done: (count) => t('request.done', { count }),
        onEnd: () => void invalidate(requestPapers),
      },
      {
        id: 'remind',
        label: t('remind'),
        title: (count) => t('remind.title', { count }),
        effect: () => t('remind.effect'),
        plan: (rows) =>
          planned(
            rows,
            ({ id, status }) => id !== null && status !== 'none' && PERSONS_TURN.includes(status),
            t('remind.notTheirs'),
          ),
        nameOf,
        run: async ({ id }) => {
          const { reminded } = await call(remindPapers, { ids: [id ?? ''] });
          return reminded === 0 ? t('remind.already') : null;
        },
        done: (count) => t('remind.done', { count }),
        onEnd: () => void invalidate(remindPapers),
      },
      printing(),
    ];

    /** Nothing is sent row by row: the chosen papers are one file. */
    function printing(): BulkAction<PaperRow> {
      const ids: string[] = [];
      const isSigned = ({ submittedAt }: PaperRow) => submittedAt !== null;
      const most = PAPER_LIMITS.printed;
      return {
        id: 'print',
        label: t('print'),
        title: (count) => t('print.title', { count }),
        effect: () => t('print.effect'),
        plan: (rows) => {
          const { rows: signed, leftOut } = planned(rows, isSigned, t('print.nothing'));
          const over = signed.slice(most).map((row) => ({ name: nameOf(row), text: t('print.most', { count: most }) }));
          return { rows: signed.slice(0, most), leftOut: [...leftOut, ...over] };
        },
        nameOf,
        run: async ({ id }) => {
          ids.push(id ?? '');
          return null;
        },
        done: (count) => t('print.done', { count }),
        onEnd: () => print(ids.splice(0).join(',')),
      };
    }
  }, [language, t, today, print]);
}
