// All people and papers, as HR lists them. Only data: see contract/src/list/list.ts.
import { defineList } from '../list/list.ts';
import { PAPER_KIND_NAMES, PAPER_KINDS } from './kinds.ts';
import { LISTED_STATUS_NAMES } from './names.ts';
import { LISTED_STATUSES, PaperRow } from './paper-model.ts';

export const PAPER_LIST = defineList({
  id: 'onboarding-papers',
  row: PaperRow,
  fields: {
    name: { of: 'name', kind: 'text', name: { ja: '氏名', en: 'Name' }, sortable: true },
    number: { of: 'employeeId', kind: 'code', name: { ja: '社員番号', en: 'Employee no.' }, sortable: true },
    department: {
      of: 'departmentCode',
      kind: 'code',
      name: { ja: '部署', en: 'Department' },
      filterable: 'choice',
      sortable: true,
    },
    paper: {
      of: 'paperKind',
      kind: 'state',
      name: { ja: '書類', en: 'Paper' },
      filterable: 'choice',
      options: PAPER_KINDS,
      valueNames: PAPER_KIND_NAMES,
      sortable: true,
    },
    status: {
      of: 'status',
      kind: 'state',
      name: { ja: 'ステータス', en: 'Status' },
      filterable: 'choice',
      options: LISTED_STATUSES,
      valueNames: LISTED_STATUS_NAMES,
    },
    version: { of: 'number', kind: 'count', name: { ja: '版', en: 'Version' } },
    again: { of: 'isOutdated', kind: 'state', name: { ja: '再同意が必要', en: 'To agree again' }, filterable: 'yes' },
    due: { of: 'dueOn', kind: 'day', name: { ja: '期限', en: 'Due' }, filterable: 'range', sortable: true },
    submitted: { of: 'submittedAt', kind: 'instant', name: { ja: '提出日時', en: 'Submitted' }, sortable: true },
    decided: { of: 'decidedAt', kind: 'instant', name: { ja: '受理・差戻し日時', en: 'Decided' } },
  },
  search: ['name', 'number'],
  sort: ['number', 'paper'],
  key: ['accountId', 'paperKind'],
});
