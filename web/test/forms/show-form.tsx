// One form alone on a page, with a field of each kind, and a server that answers it.
import { addAttachment } from '@madoguchi/contract/attachments/operations.ts';
import { listHolidays } from '@madoguchi/contract/master-data/operations.ts';
import { findPeople } from '@madoguchi/contract/people/operations.ts';
import { INITIAL_VALUES } from '@madoguchi/contract/preferences/initial-values.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StrictMode } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { sessionState } from '../../src/platform/identity/session-state.ts';
import { showLanguage } from '../../src/platform/language.ts';
import { messages, sayMessage } from '../../src/platform/messages.ts';
import { preferenceValues } from '../../src/platform/preferences.ts';
import { queryClient } from '../../src/platform/query.ts';
import { MessageArea } from '../../src/shell/messages/MessageArea.tsx';
import { refused, startServer } from '../browser/server.ts';
import { show } from '../browser/show.ts';
import { STAFF_SESSION } from '../sessions.ts';
import { FormGround } from './FormGround.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { NOTICE_ID, saveNotice } from './sample-operation.ts';

const PEOPLE = [
  { employeeId: '0036', name: '佐藤 花子', kana: 'サトウ ハナコ', departmentCode: 'TYO' },
  { employeeId: '0041', name: '佐藤 一郎', kana: 'サトウ イチロウ', departmentCode: 'OSK' },
].map((person) => ({ ...person, id: `01970000-0000-7000-8000-00000000${person.employeeId}` }));
const STORED = { mediaType: 'application/pdf' as const, bytes: 3, sha256: '0'.repeat(64), alsoIn: null };
const NOT_THIS_KIND = {
  fields: [{ field: 'file', type: 'file', code: 'file-kind', message: 'この種類のファイルは添付できません。' }],
};

interface Shown {
  readonly language?: 'ja' | 'en';
  /** Japanese eras below dates, and weeks from Monday. */
  readonly hasEra?: boolean;
  readonly isDialog?: boolean;
  readonly keepsDraft?: boolean;
}

/** Shows the form; every submission is saved unless the test answers it otherwise. */
export async function showForm({ language = 'ja', hasEra = false, isDialog = false, keepsDraft = false }: Shown = {}) {
  showLanguage(language);
  queryClient.clear();
  messages.set([]);
  preferenceValues.set({
    ...INITIAL_VALUES,
    ...(hasEra ? { era: true, 'week-start': 'monday' } : {}),
  });
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  const server = startServer()
    .on(listHolidays, () => [
      { day: '2026-11-23' as PlainDate, name: '勤労感謝の日', nameEn: 'Labor Thanksgiving Day' },
    ])
    .on(findPeople, () => ({ people: PEOPLE }))
    .on(saveNotice, () => ({ id: NOTICE_ID, version: 2 }))
    .on(addAttachment, ({ form }) => {
      const file = form?.get('file');
      const name = file instanceof File ? file.name : '';
      if (!name.endsWith('.pdf')) return refused(422, 'invalid', NOT_THIS_KIND);
      return { ...STORED, id: crypto.randomUUID(), name };
    });
  const onDone = (version: number) => sayMessage(`保存しました（${version}）。`, 'success');
  show(
    <StrictMode>
      <FormGround>
        <Box component="main" sx={{ maxWidth: 720, mx: 'auto', p: { xs: 2, sm: 3 } }}>
          <Typography variant="h1" sx={{ mb: 2 }}>
            お知らせ
          </Typography>
          {isDialog ? (
            <ReasonDialog onDone={onDone} />
          ) : (
            <NoticeForm {...(keepsDraft ? { draftKey: 'n1' } : {})} onDone={onDone} />
          )}
        </Box>
        <MessageArea />
      </FormGround>
    </StrictMode>,
  );
  await expect.element(page.getByRole('textbox').first()).toBeVisible();
  return server;
}
