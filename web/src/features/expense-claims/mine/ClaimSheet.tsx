import type { Finding } from '@madoguchi/contract/expense-claims/checks.ts';
import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Card from '@mui/material/Card';
import { useRef } from 'react';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { formatMonth } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ClaimStatusChip } from '../decisions/ClaimStatusChip.tsx';
import { isBlank, type SheetLine } from '../sheet/store/sheet-line.ts';
import type { Suggestions } from '../sheet/suggestions/suggestion-source.ts';
import { BlockedLines } from './actions/BlockedLines.tsx';
import { ClaimActions } from './actions/ClaimActions.tsx';
import { SubmitDialog } from './actions/SubmitDialog.tsx';
import { useSubmission } from './actions/use-submission.ts';
import { ClaimRoute } from './ClaimRoute.tsx';
import { LinesCard } from './lines/LinesCard.tsx';
import { useLines } from './lines/use-lines.ts';
import { MonthTools } from './MonthTools.tsx';
import type { OpenSheet } from './open-sheet/open-sheet.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { StatusBand } from './StatusBand.tsx';
import { DayStrip } from './summary/DayStrip.tsx';
import { ExpenseSums } from './summary/ExpenseSums.tsx';
import { FindingsBar } from './summary/FindingsBar.tsx';
import { SaveNotices } from './summary/SaveNotices.tsx';
import { SheetHints } from './summary/SheetHints.tsx';
import { useClaimNews, useNewerClaim } from './use-claim-news.ts';
import { useMineWords } from './words.ts';

interface Props {
  readonly sheet: OpenSheet;
  readonly claim: Claim | null;
  readonly suggestions: Suggestions;
  readonly isEditable: boolean;
  readonly onMonth: (month: YearMonth) => void;
  readonly onBeginAnew: (lines: readonly SheetLine[]) => void;
}

/** The whole page of a month: head, sums, what is wrong, the lines, and what was decided. */
export function ClaimSheet({ sheet, claim, suggestions, isEditable, onMonth, onBeginAnew }: Props) {
  const t = useMineWords();
  const language = useLanguage();
  const { context } = sheet.store.ground;
  const lines = useLines();
  const submitButton = useRef<HTMLButtonElement>(null);
  const submission = useSubmission(sheet, () => lines.ask((handle) => handle.commit()));
  const addLine = () => lines.ask((handle) => handle.addLine());
  const goTo = (finding: Finding) => lines.ask((handle) => handle.goTo(finding));
  const copies = () => {
    const filled = sheet.store.lines().filter((line) => !isBlank(line));
    return filled.map((line) => ({ ...line, id: sheet.store.newId(), attachments: [] }));
  };
  useClaimNews(sheet, context.month);
  useNewerClaim(sheet, claim);
  const status = claim?.status ?? 'draft';
  return (
    <>
      <PageHeader
        title={t('title', { month: formatMonth(context.month, language) })}
        state={<ClaimStatusChip status={status} isYourTurn={status === 'returned'} />}
        actions={
          <ClaimActions
            sheet={sheet}
            claim={claim}
            isEditable={isEditable}
            submitButton={submitButton}
            onSubmit={submission.begin}
            onCopyAsNew={() => onBeginAnew(copies())}
          />
        }
      />
      <MonthTools sheet={sheet} number={claim?.number ?? null} isEditable={isEditable} onMonth={onMonth} />
      {claim && <StatusBand claim={claim} />}
      <SaveNotices sheet={sheet} />
      {submission.stage?.kind === 'blocked' && (
        <BlockedLines sheet={sheet} attempt={submission.stage.attempt} onGoTo={goTo} />
      )}
      <Card sx={{ p: { xs: 2, sm: 3 }, mt: 2, display: 'grid', gap: 2 }}>
        <ExpenseSums sheet={sheet} />
        <DayStrip sheet={sheet} context={context} />
        <FindingsBar sheet={sheet} onGoTo={goTo} />
        {isEditable && <SheetHints sheet={sheet} />}
      </Card>
      <LinesCard
        sheet={sheet}
        suggestions={suggestions}
        isEditable={isEditable}
        handle={lines.ready}
        onAddLine={addLine}
        onSubmit={submission.begin}
        onLeave={() => submitButton.current?.focus()}
      />
      <ClaimRoute sheet={sheet} claim={claim} isEditable={isEditable} />
      {isEditable && <PhoneBar onAddLine={addLine} onSubmit={submission.begin} />}
      {submission.stage?.kind === 'asks' && (
        <SubmitDialog
          sheet={sheet}
          warningCount={submission.stage.warningCount}
          isBusy={submission.isBusy}
          onConfirm={() => void submission.confirm()}
          onDismiss={submission.dismiss}
        />
      )}
    </>
  );
}
