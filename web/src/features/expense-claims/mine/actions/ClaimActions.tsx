import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import { cancelClaim, printClaim, withdrawClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { type ClaimAction, ENDED, whyNot } from '@madoguchi/contract/expense-claims/rules.ts';
import { STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import { withMonth } from '@madoguchi/contract/values/written-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Ref, useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx';
import { Icon } from '../../../../kit/Icon.tsx';
import { MoreMenu } from '../../../../kit/MoreMenu.tsx';
import { PaperButton } from '../../../../kit/paper/PaperButton.tsx';
import { ReasonedButton } from '../../../../kit/ReasonedButton.tsx';
import { formatMonth } from '../../../../platform/formats.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { useScreenTitle } from '../../../../platform/screen-title.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { sortByDate } from '../../sheet/store/line-commands.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';
import { useSaveState, useSummary } from '../open-sheet/use-open-sheet.ts';
import { useMineWords } from '../words.ts';
import { CopyDayDialog } from './CopyDayDialog.tsx';
import { useClaimWrites } from './claim-writes.ts';
import { useCopies } from './use-copies.ts';
import { useFaultWords } from './use-fault-words.ts';

const OWNER = { isOwner: true, mayReview: false };

interface Props {
  readonly sheet: OpenSheet;
  readonly claim: Claim | null;
  readonly isEditable: boolean;
  /** Where the grid leaves to. */
  readonly submitButton: Ref<HTMLButtonElement>;
  readonly onSubmit: () => void;
  readonly onCopyAsNew: () => void;
}

/** The acts that the owner may take now. One that is not allowed says why, by the same rule as the server's (B0-05). */
export function ClaimActions({ sheet, claim, isEditable, submitButton, onSubmit, onCopyAsNew }: Props) {
  const t = useMineWords();
  const language = useLanguage();
  const { claimId } = useSaveState(sheet);
  const { lineCount } = useSummary(sheet);
  const message = useMessages();
  const copies = useCopies(sheet.store);
  const [asks, setAsks] = useState<'withdraw' | 'cancel' | 'copy-day' | null>(null);
  const status = claim?.status ?? 'draft';

  const reasonOf = (action: ClaimAction): string | null => {
    if (claimId === null) return t('whynot.not-started');
    const refusal = whyNot(status, action, OWNER);
    return refusal && t(`whynot.${refusal}`, { status: STATUS_NAMES[status][language] });
  };
  const dismiss = () => setAsks(null);
  const cancelItem = { label: t('cancel'), reason: reasonOf('cancel'), run: () => setAsks('cancel') };
  const lineItems = [
    {
      label: t('sort'),
      reason: lineCount < 2 ? t('whynot.nothing-to-sort') : null,
      run: () => {
        sortByDate(sheet.store);
        message(t('sort.done'), 'success');
      },
    },
    { label: t('copy.month'), reason: null, run: () => void copies.fromLastMonth() },
    { label: t('copy.day'), reason: lineCount === 0 ? t('whynot.not-started') : null, run: () => setAsks('copy-day') },
  ];
  return (
    <>
      {isEditable && <MoreMenu items={[...lineItems, cancelItem]} />}
      <Preview claimId={claimId} month={sheet.store.ground.context.month} />
      {isEditable && (
        <Button
          ref={submitButton}
          variant="contained"
          onClick={onSubmit}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {t('submit')}
        </Button>
      )}
      {!isEditable && !ENDED.includes(status) && (
        <ReasonedButton variant="outlined" reason={reasonOf('withdraw')} onClick={() => setAsks('withdraw')}>
          {t('withdraw')}
        </ReasonedButton>
      )}
      {ENDED.includes(status) && (
        <Button variant="contained" startIcon={<Icon name="copy" />} onClick={onCopyAsNew}>
          {t('copy.new')}
        </Button>
      )}
      {asks === 'withdraw' && (
        <EndDialog ends="withdraw" sheet={sheet} claim={claim} operation={withdrawClaim} onClose={dismiss} />
      )}
      {asks === 'cancel' && (
        <EndDialog ends="cancel" sheet={sheet} claim={claim} operation={cancelClaim} onClose={dismiss} />
      )}
      {asks === 'copy-day' && (
        <CopyDayDialog
          store={sheet.store}
          onDismiss={dismiss}
          onCopy={(from, to) => {
            dismiss();
            copies.ofDay(from, to);
          }}
        />
      )}
    </>
  );
}

/** The claim's paper, as it was last saved. */
function Preview({ claimId, month }: { readonly claimId: string | null; readonly month: YearMonth }) {
  const t = useMineWords();
  const language = useLanguage();
  const titleOf = useScreenTitle();
  if (claimId !== null)
    return (
      <PaperButton
        operation={printClaim}
        input={{ id: claimId }}
        title={withMonth(titleOf('expense-claims.mine'), month, language)}
      />
    );
  return (
    <ReasonedButton variant="outlined" startIcon={<Icon name="print" />} reason={t('preview.unsaved')}>
      {t('preview')}
    </ReasonedButton>
  );
}

interface EndDialogProps {
  /** To a draft again, or for good. */
  readonly ends: 'withdraw' | 'cancel';
  readonly operation: typeof withdrawClaim | typeof cancelClaim;
  readonly sheet: OpenSheet;
  readonly claim: Claim | null;
  readonly onClose: () => void;
}

/** Asks before a submission or the claim itself is taken back. */
function EndDialog({ ends, operation, sheet, claim, onClose }: EndDialogProps) {
  const t = useMineWords();
  const language = useLanguage();
  const message = useMessages();
  const faultWords = useFaultWords();
  const { lineCount } = useSummary(sheet);
  const { isBusy, run } = useClaimWrites(sheet);
  const number = claim?.number ?? '';
  const month = formatMonth(sheet.store.ground.context.month, language);

  const confirm = async () => {
    const outcome = await run(operation);
    onClose();
    if (outcome.kind === 'done') message(t(`${ends}.done`, { number, month }), 'success');
    else message(faultWords(outcome), 'error');
  };
  return (
    <ConfirmDialog
      open
      title={t(`${ends}.question`, { number, month })}
      confirmLabel={t(ends)}
      dismissLabel={t('back')}
      danger={ends === 'cancel'}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onDismiss={onClose}
    >
      <Typography>{t(`${ends}.consequence`, { count: lineCount })}</Typography>
    </ConfirmDialog>
  );
}
