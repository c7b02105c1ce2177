import type { Finding } from '@madoguchi/contract/expense-claims/checks.ts';
import type { Claim, ClaimDecision } from '@madoguchi/contract/expense-claims/model.ts';
import { showMyMonth } from '@madoguchi/contract/expense-claims/operations.ts';
import { withMonth } from '@madoguchi/contract/values/written-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BlockedBand } from '../../../kit/BlockedBand.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import type { Hue } from '../../../kit/theme/palettes.ts';
import { LAYER, RADIUS, STUCK } from '../../../kit/theme/tokens.ts';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import { useLive } from '../../../platform/live.ts';
import { useMessages } from '../../../platform/messages.ts';
import { queryClient } from '../../../platform/query.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useLanguage } from '../../../platform/words.ts';
import { RoutePreview } from '../../approvals/public.ts';
import { LinkedPapers } from '../../electronic-transactions/public.ts';
import { ClaimHistory } from '../decisions/ClaimHistory.tsx';
import { ClaimStatusChip } from '../decisions/ClaimStatusChip.tsx';
import { isBlank, type SheetLine } from '../sheet/store/sheet-line.ts';
import type { Suggestions } from '../sheet/suggestions/suggestion-source.ts';
import { ClaimActions } from './actions/ClaimActions.tsx';
import { SubmitDialog } from './actions/SubmitDialog.tsx';
import { useSubmission } from './actions/use-submission.ts';
import type { Autosave } from './autosave/autosave.ts';
import { LinesCard } from './lines/LinesCard.tsx';
import type { LinesHandle } from './lines/lines-handle.ts';
import { MonthTools } from './MonthTools.tsx';
import type { OpenSheet } from './open-sheet/open-sheet.ts';
import { useSaveState, useSummary } from './open-sheet/use-open-sheet.ts';
import { type PlacedFinding, readinessOf } from './summary/claim-findings.ts';
import { DayStrip } from './summary/DayStrip.tsx';
import { ExpenseSums } from './summary/ExpenseSums.tsx';
import { FindingLinks } from './summary/FindingLinks.tsx';
import { FindingsBar } from './summary/FindingsBar.tsx';
import { SaveNotices } from './summary/SaveNotices.tsx';
import { SheetHints } from './summary/SheetHints.tsx';
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
  const titleOf = useScreenTitle();
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
  // Wherever the focus is: in its cells the grid hears the keys itself, to take what is being typed first.
  const isAsking = submission.stage?.kind === 'asks';
  const submits = { keys: 'mod+Enter', label: t('keys.submit'), run: isAsking ? null : submission.begin };
  useKeys(t('keys.title'), isEditable ? [submits] : []);
  useClaimNews(sheet, context.month);
  useNewerClaim(sheet, claim);
  const status = claim?.status ?? 'draft';
  const { claimId } = useSaveState(sheet);
  const { lineCount } = useSummary(sheet);
  // A month in which nothing was entered is no draft of anything.
  const isBegun = claimId !== null || lineCount > 0;
  return (
    <>
      <PageHeader
        title={withMonth(titleOf('expense-claims.mine'), context.month, language)}
        state={isBegun && <ClaimStatusChip status={status} isYourTurn={status === 'returned'} />}
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
          isAgain={claim !== null && claim.number !== null}
          onConfirm={(comment) => void submission.confirm(comment)}
          onDismiss={submission.dismiss}
        />
      )}
    </>
  );
}

const OF_REVIEWERS = ['returned', 'rejected', 'approved', 'confirmed'] as const;
type ReviewerDecision = (typeof OF_REVIEWERS)[number];

function isOfReviewer(decision: ClaimDecision['decision']): decision is ReviewerDecision {
  return OF_REVIEWERS.some((one) => one === decision);
}

/** Reads the month again when another page or person changed its claim; never for what this page saved itself. */
function useClaimNews(sheet: OpenSheet, month: YearMonth): void {
  useLive((event) => {
    if (event.kind !== 'changed' || event.noun !== 'expense-claims' || event.month !== month) return;
    const { autosave } = sheet;
    const isMine = autosave.state.claimId === null || autosave.state.claimId === event.id;
    if (isMine) void readIfNewer(autosave, event.version);
  });
}

/** Merges each newer version that was read into the sheet, and says who decided. */
function useNewerClaim(sheet: OpenSheet, claim: Claim | null): void {
  const t = useMineWords();
  const message = useMessages();
  const known = useRef(claim?.decisions.length ?? 0);
  const follow = useEffectEvent((newer: Claim) => {
    void sheet.autosave.takeNewer(newer);
    const latest = newer.decisions.slice(known.current).at(-1);
    known.current = newer.decisions.length;
    if (latest && isOfReviewer(latest.decision)) {
      message(t(`live.${latest.decision}`, { by: latest.by }), latest.comment === '' ? 'success' : 'warning');
    }
  });
  useEffect(() => {
    if (claim) follow(claim);
  }, [claim]);
}

/** An event of our own save may come before its answer: only what is newer than that is news. What others did always is. */
async function readIfNewer(autosave: Autosave, version: number | null): Promise<void> {
  await autosave.settled();
  if (version === null || version > autosave.state.version) {
    await queryClient.invalidateQueries({ queryKey: [showMyMonth.id] });
  }
}

/** Asks the lines to do something: at once, or as soon as they have been loaded. Of several wishes the last one counts. */
function useLines() {
  const lines = useRef<LinesHandle | null>(null);
  const wish = useRef<((lines: LinesHandle) => void) | null>(null);
  const ready = useCallback((loaded: LinesHandle | null) => {
    lines.current = loaded;
    if (loaded) wish.current?.(loaded);
    if (loaded) wish.current = null;
  }, []);
  const ask = (act: (lines: LinesHandle) => void) => {
    if (lines.current) act(lines.current);
    else wish.current = act;
  };
  return { ready, ask };
}

interface BlockedLinesProps {
  readonly sheet: OpenSheet;
  /** Counts the attempts: each takes the focus here. */
  readonly attempt: number;
  readonly onGoTo: (finding: PlacedFinding['finding']) => void;
}

/** The findings that still block the submission, each with a way to its cell. */
function BlockedLines({ sheet, attempt, onGoTo }: BlockedLinesProps) {
  const t = useMineWords();
  // Every change of a line or of what the checks say of it renews the summary, and with it this list.
  const { errorCount, warningCount } = useSummary(sheet);
  const findings = readinessOf(sheet.store).blockers;
  const [first] = findings;
  const goToFirst = () => first && onGoTo(first.finding);
  // A late claim's reason is missed by nobody until somebody submits: the bar of findings, with the key, is not there then.
  const isKey = first !== undefined && errorCount + warningCount === 0;
  useKeys(t('keys.title'), isKey ? [{ keys: 'F8', label: t('findings.next'), run: goToFirst }] : []);
  if (first === undefined) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <BlockedBand attempt={attempt} title={t('submit.blocked', { count: findings.length })}>
        <FindingLinks findings={findings} onGoTo={onGoTo} />
      </BlockedBand>
    </Box>
  );
}

interface ClaimRouteProps {
  readonly sheet: OpenSheet;
  readonly claim: Claim | null;
  readonly isEditable: boolean;
}

/** Whom the claim goes to, with names, before it is submitted (B3-05); how it went, after. */
function ClaimRoute({ sheet, claim, isEditable }: ClaimRouteProps) {
  const { claimId } = useSaveState(sheet);
  const total = useSavedTotal(sheet);
  const hasHistory = claim !== null && claim.decisions.length > 0;
  return (
    <Box sx={{ mt: 4, maxWidth: 560, display: 'grid', gap: 4 }}>
      {isEditable && claimId !== null && <RoutePreview domain="travel-expenses" subjectId={claimId} asOf={total} />}
      {claim !== null && claim.number !== null && (
        <Suspense fallback={null}>
          <LinkedPapers kind="expense-claim" id={claim.id} />
        </Suspense>
      )}
      {hasHistory && <ClaimHistory claim={claim} />}
    </Box>
  );
}

/** The total as it was last stored: the route is found by what the server has, and autosave waits for a pause. */
function useSavedTotal(sheet: OpenSheet): number {
  const { phase } = useSaveState(sheet);
  const { totalYen } = useSummary(sheet);
  const [saved, setSaved] = useState<number>(totalYen);
  if (phase === 'saved' && saved !== totalYen) setSaved(totalYen);
  return saved;
}

interface PhoneBarProps {
  readonly onAddLine: () => void;
  readonly onSubmit: () => void;
}

/** On a phone the two things one comes for stay in reach of the thumb. */
function PhoneBar({ onAddLine, onSubmit }: PhoneBarProps) {
  const t = useMineWords();
  return (
    <Box
      sx={{
        display: { xs: 'grid', sm: 'none' },
        gridTemplateColumns: '2fr 3fr',
        gap: 1,
        position: 'sticky',
        bottom: STUCK.bottom,
        zIndex: LAYER.bar,
        mx: -2,
        mt: 2,
        p: 1,
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Button variant="outlined" startIcon={<Icon name="plus" />} onClick={onAddLine}>
        {t('line.add')}
      </Button>
      <Button variant="contained" onClick={onSubmit}>
        {t('submit')}
      </Button>
    </Box>
  );
}

const Band = styled('section', { shouldForwardProp: (name) => name !== 'hue' })<{ hue: Hue }>(({ theme, hue }) => ({
  display: 'flex',
  gap: 8,
  padding: 16,
  marginTop: 16,
  borderRadius: RADIUS.menu,
  color: theme.vars.palette.status[hue].ink,
  backgroundColor: theme.vars.palette.status[hue].ground,
}));

/** The reviewer's comment, where the owner has to act on it or wants to know why. */
function StatusBand({ claim }: { readonly claim: Claim }) {
  const t = useMineWords();
  const { status } = claim;
  if (status !== 'returned' && status !== 'rejected') return null;
  const decision = claim.decisions.findLast((one) => one.decision === status);
  if (!decision) return null;
  const isReturned = status === 'returned';
  return (
    <Band hue={isReturned ? 'orange' : 'crimson'} aria-label={t(`status.${status}`, { by: decision.by })}>
      <Icon name={status} />
      <Box>
        <Typography variant="subtitle2" component="h2">
          {t(`status.${status}`, { by: decision.by })}
        </Typography>
        <Typography color="text.primary" sx={{ whiteSpace: 'pre-wrap' }}>
          {decision.comment}
        </Typography>
        {isReturned && <Typography variant="body2">{t('status.returned.remedy')}</Typography>}
      </Box>
    </Band>
  );
}
