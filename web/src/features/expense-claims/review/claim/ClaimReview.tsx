import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import type { Claim, ClaimHeader, SeenClaim } from '@madoguchi/contract/expense-claims/model.ts';
import { confirmClaim, printClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { whyNot } from '@madoguchi/contract/expense-claims/rules.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type Ref, Suspense, useState } from 'react';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { Icon } from '../../../../kit/Icon.tsx';
import { PaperButton } from '../../../../kit/paper/PaperButton.tsx';
import { useRecordedName } from '../../../../kit/use-recorded-name.ts';
import { attemptKey } from '../../../../platform/attempt-key.ts';
import { call } from '../../../../platform/call.ts';
import { formatDay, formatMonth } from '../../../../platform/formats.ts';
import { useKeys } from '../../../../platform/keys/use-keys.ts';
import { useRead } from '../../../../platform/query.ts';
import { useLanguage } from '../../../../platform/words.ts';
import {
  type BarChoice,
  DecisionBar,
  NewsBand,
  useDecisionNote,
  useDecisions,
  useLookedAt,
} from '../../../approvals/public.ts';
import { LinkedPapers } from '../../../electronic-transactions/public.ts';
import { ClaimHistory } from '../../decisions/ClaimHistory.tsx';
import { ClaimStatusChip } from '../../decisions/ClaimStatusChip.tsx';
import { useReviewWords } from '../words.ts';
import { ClaimWarnings } from './ClaimWarnings.tsx';
import { readAgain, takeDecision } from './decide/take-decision.ts';
import { ChangedLines } from './lines/ChangedLines.tsx';
import { ClaimLines } from './lines/ClaimLines.tsx';

/** The decision on the claim, in the words of the screen; a comment, or any act that does not move the claim, is none. */
export type ReviewAct = 'approve' | 'return' | 'reject' | 'confirm';

interface Props {
  readonly claim: SeenClaim;
  readonly isPage: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
  readonly onDecided: (act: ReviewAct) => void;
}

const MOVES: Readonly<Record<string, ReviewAct>> = {
  approve: 'approve',
  check: 'approve',
  return: 'return',
  reject: 'reject',
};

/** A claim to decide on, where it is the admin's turn. Render it with the claim's id as key: what was typed belongs to it. */
export function ClaimReview({ claim, isPage, headingRef, onClose, onDecided }: Props) {
  const t = useReviewWords();
  const { approvalId } = claim;
  const approval = useRead(showApproval, { id: approvalId ?? '' }, { enabled: approvalId !== null });
  const [seenVersion, setSeenVersion] = useState<number | null>(null);
  if (seenVersion === null && approval.data) setSeenVersion(approval.data.version);
  const isNews = seenVersion !== null && (approval.data?.version ?? 0) > seenVersion;
  const news = isNews ? (approval.data?.acts.at(-1) ?? null) : null;
  const decisions = useDecisions(approval.data, true, (acted, act) => {
    setSeenVersion(acted.version);
    const moved = MOVES[act];
    if (moved) onDecided(moved);
  });
  const confirmation = useConfirm(claim, () => onDecided('confirm'));
  const refusal = decisions.refusal ?? confirmation.refusal;
  const yes = decisions.choices.find(({ id }) => id === 'approve');
  const both: BarChoice[] =
    yes && approval.data && !claim.mine && isLastYes(approval.data)
      ? [
          {
            ...yes,
            id: 'approve-confirm',
            label: t('action.approve-confirm'),
            look: 'plain',
            folds: 'phone',
            run: () => void approveAndConfirm(),
          },
        ]
      : [];

  /** Both in one visit. Where the yes was not the last one after all, the claim waits for the others. */
  async function approveAndConfirm(): Promise<void> {
    const acted = await decisions.sayYes();
    if (acted === null) return;
    setSeenVersion(acted.version);
    if (acted.status === 'approved') await confirmation.confirm(claim.version + 1);
    else onDecided('approve');
  }
  return (
    <>
      <Box sx={{ flex: 1, overflow: 'auto', p: 2, display: 'flex', flexDirection: 'column', gap: 2 }}>
        <div>
          <ClaimHead claim={claim} isPage={isPage} headingRef={headingRef} onClose={onClose} />
          <NewsBand news={news} />
        </div>
        {refusal && news === null && <ErrorBand error={refusal} />}
        {approval.error && <ErrorBand error={approval.error} onRetry={() => void approval.refetch()} />}
        <ClaimWarnings findings={claim.findings} />
        <ChangedLines claim={claim} />
        <ClaimLines claim={claim} />
        <Suspense fallback={null}>
          <LinkedPapers kind="expense-claim" id={claim.id} />
        </Suspense>
        <ClaimHistory claim={claim} />
      </Box>
      <ReviewBar
        claim={claim}
        approval={approval.data ?? null}
        choices={[...both, ...decisions.choices, ...confirmation.choices]}
      />
      {decisions.dialog}
    </>
  );
}

interface ReviewBarProps {
  readonly claim: Claim;
  /** Null: it was decided without, or not handed in again yet. */
  readonly approval: ApprovalView | null;
  readonly choices: readonly BarChoice[];
}

/** The acts that an admin may take on the claim, or the reason why none: whose turn it is, or that it is over. */
function ReviewBar({ claim, approval, choices }: ReviewBarProps) {
  const isUnderApproval = approval !== null && approval.status === 'in_progress';
  const bar = { amount: claim.totalYen, requesterName: claim.employeeName, choices };
  return isUnderApproval ? <ApprovalBar {...bar} approval={approval} /> : <OwnBar {...bar} claim={claim} />;
}

type Bar = Omit<Parameters<typeof DecisionBar>[0], 'note'>;

function ApprovalBar({ approval, ...bar }: Bar & { readonly approval: ApprovalView }) {
  return <DecisionBar {...bar} note={useDecisionNote(approval)} />;
}

function OwnBar({ claim, ...bar }: Bar & { readonly claim: Claim }) {
  const t = useReviewWords();
  return <DecisionBar {...bar} note={noteOf(claim)} />;

  function noteOf({ status, mine }: Claim): string | null {
    if (status === 'approved') return mine ? t('bar.own') : null;
    if (status === 'returned') return t('bar.with-requester');
    return status === 'confirmed' || status === 'rejected' ? t('bar.done') : null;
  }
}

interface Confirmation {
  /** The button for the decision bar; none where the claim is not approved. One's own has it, and it is off. */
  readonly choices: readonly BarChoice[];
  readonly refusal: Error | null;
  /** Confirms the claim at this version. */
  readonly confirm: (version: number) => Promise<void>;
}

const ANY_ADMIN = { isOwner: false, mayReview: true };

/** The admin's own step: an approved claim becomes payable. Never optimistic; the key C does the same as the button. */
function useConfirm(claim: Claim, onConfirmed: (header: ClaimHeader) => void): Confirmation {
  const t = useReviewWords();
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [key] = useState(attemptKey);
  const { id, version, status, mine } = claim;
  const isOffered = whyNot(status, 'confirm', ANY_ADMIN) === null;
  const isLookedAt = useLookedAt(`${id} ${version}`);
  const isOff = whyNot(status, 'confirm', { isOwner: mine, mayReview: true }) !== null || (!isLookedAt && !isWorking);

  async function confirm(at: number): Promise<void> {
    if (isWorking) return;
    setWorking(true);
    setRefusal(null);
    try {
      const header = await call(confirmClaim, { id, version: at }, { key: key.of(`${id} ${at}`) });
      takeDecision(header);
      onConfirmed(header);
    } catch (error) {
      setRefusal(error instanceof Error ? error : new Error(String(error)));
      readAgain();
    } finally {
      setWorking(false);
    }
  }

  const run = () => {
    if (!isOff) void confirm(version);
  };
  const label = t('action.confirm');
  useKeys(t('keys.title'), isOffered && !isOff ? [{ keys: 'c', label, run }] : []);
  const choice: BarChoice = { id: 'confirm', label, look: 'primary', folds: 'never', isWorking, isOff, run };
  return { choices: isOffered ? [choice] : [], refusal, confirm };
}

/** True when the reader's yes ends the approval: nobody else is asked in this step, and no step follows that holds it up. */
function isLastYes({ steps, current }: ApprovalView): boolean {
  const step = current === null ? undefined : steps[current];
  if (current === null || step?.kind !== 'approve') return false;
  const waiting = step.tasks.filter(({ status, isPast }) => status === 'pending' && !isPast);
  const follows = steps.slice(current + 1).some(({ isSkipped, kind }) => !isSkipped && kind !== 'circulate');
  return !follows && (step.mode.of === 'any' || waiting.length === 1);
}

interface ClaimHeadProps {
  readonly claim: Claim;
  /** Alone on the screen it leads back to the list; beside the list it is closed. */
  readonly isPage: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
}

/** Whose claim this is and where it stands, the paper, and the way back to the list. */
function ClaimHead({ claim, isPage, headingRef, onClose }: ClaimHeadProps) {
  const t = useReviewWords();
  const language = useLanguage();
  const departmentOf = useRecordedName('group');
  const heading = t('claim.heading', { name: claim.employeeName, month: formatMonth(claim.month, language) });
  const facts = [
    claim.number,
    departmentOf(claim.departmentName).text,
    `${t('column.employee')} ${claim.employeeId}`,
    claim.submittedAt && `${t('column.submitted')} ${formatDay(tokyoDay(Date.parse(claim.submittedAt)), language)}`,
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      {isPage && (
        <Button
          startIcon={<Icon name="chevronLeft" />}
          onClick={onClose}
          sx={{ flex: '1 0 100%', marginInlineStart: -2, justifyContent: 'flex-start' }}
        >
          {t('claim.back')}
        </Button>
      )}
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h2" ref={headingRef} tabIndex={-1}>
            {heading}
          </Typography>
          <ClaimStatusChip status={claim.status} isYourTurn={claim.status === 'approved' && !claim.mine} />
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {facts.join('　')}
        </Typography>
      </Box>
      <PaperButton operation={printClaim} input={{ id: claim.id }} title={heading} size="small" />
      {!isPage && (
        <Tooltip title={t('claim.close')}>
          <IconButton aria-label={t('claim.close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
