import { COMMENT_LIMIT } from '@madoguchi/contract/approvals/model.ts';
import { blockers, checkPurchase } from '@madoguchi/contract/purchase-requests/checks.ts';
import { purchaseFindingSentence } from '@madoguchi/contract/purchase-requests/finding-sentence.ts';
import type { PurchaseContent, PurchaseFinding, PurchaseGround } from '@madoguchi/contract/purchase-requests/model.ts';
import { purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BlockedBand } from '../../../../kit/BlockedBand.tsx';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx';
import { FormBar } from '../../../../kit/form/FormBar.tsx';
import { RuleFaults, useFormContext } from '../../../../kit/form/form-context.ts';
import { OperationForm } from '../../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../../kit/form/SubmitButton.tsx';
import type { OperationFormState } from '../../../../kit/form/use-operation-form.ts';
import { useFormWords } from '../../../../kit/form/words.ts';
import { STUCK } from '../../../../kit/theme/tokens.ts';
import { formatNumber, formatYen } from '../../../../platform/formats.ts';
import { useKeys } from '../../../../platform/keys/use-keys.ts';
import { useSession } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { SubmissionComment } from '../../../approvals/public.ts';
import { usePurchaseWords } from '../../words.ts';
import { FindingLinks } from '../checks/FindingLinks.tsx';
import { FindingNote } from '../checks/FindingNote.tsx';
import { FoldedChecks } from '../checks/FoldedChecks.tsx';
import { FormChecks } from '../checks/FormChecks.tsx';
import { RequestRoute, routeInput } from '../checks/RequestRoute.tsx';
import { isFieldFault, RequestChecksContext, useRequestChecks } from '../checks/request-checks.ts';
import type { Stored, Submission } from '../use-submission.ts';
import { RequestFields } from './RequestFields.tsx';
import { contentOf } from './request-values.ts';

const COLUMNS = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
  alignItems: 'start',
};
const BESIDE = { display: 'grid', gap: 2, minWidth: 0, position: 'sticky', top: `calc(${STUCK.top} + 16px)` } as const;

interface Props {
  readonly form: OperationFormState;
  readonly ground: PurchaseGround;
  readonly submission: Submission;
  readonly stored: Stored | null;
  /** True where approvers have seen the request before. */
  readonly isAgain?: boolean;
  readonly label: string;
  readonly saveLabel: string;
  /** Read-only content before and after the fields, such as the history. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** The form of a request: fields, what the rules say of them, and the two ways on. Ctrl+S saves, Ctrl+Enter submits. */
export function RequestForm({ isAgain = false, ...props }: Props) {
  const { form, ground, submission, stored, label, saveLabel, before, after } = props;
  const t = usePurchaseWords();
  const tForm = useFormWords();
  const { stage } = submission;
  const isNarrow = useMediaQuery('(max-width: 1279.95px)', { noSsr: true });
  const begin = () => submission.begin(form);
  useKeys(tForm('keys'), [{ keys: 'mod+s', label: saveLabel, run: () => void form.submit() }]);
  return (
    <OperationForm form={form} label={label} marks="optional" submitKey={{ label: t('submit'), run: begin }}>
      <ChecksOfForm ground={ground} id={stored?.id ?? null} tellsMissing={stage?.kind === 'blocked'}>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          {stage?.kind === 'blocked' ? <BlockedFindings attempt={stage.attempt} /> : null}
          <Box sx={COLUMNS}>
            <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
              {before}
              {isNarrow ? (
                <FoldedChecks>
                  <FormChecks />
                </FoldedChecks>
              ) : null}
              <RequestFields ground={ground} />
              {after}
            </Box>
            {isNarrow ? null : (
              <Box sx={BESIDE}>
                <FormChecks />
              </Box>
            )}
          </Box>
          <FormBar>
            <TotalInBar />
            <SubmitButton variant="outlined">{saveLabel}</SubmitButton>
            <Button variant="contained" onClick={begin}>
              {t('submit')}
            </Button>
          </FormBar>
        </Box>
      </ChecksOfForm>
      {stage?.kind === 'asks' && form.conflict === null ? (
        <SubmitRequestDialog
          content={contentOf(form.form.getValues())}
          findings={stage.findings}
          isBusy={submission.isBusy}
          isAgain={isAgain}
          onConfirm={(comment) => void submission.confirm(form, stored, comment)}
          onDismiss={submission.dismiss}
        />
      ) : null}
    </OperationForm>
  );
}

/** The total beside the buttons: in view however long the form is. */
function TotalInBar() {
  const t = usePurchaseWords();
  const { totals } = useRequestChecks();
  return (
    <Typography
      variant="subtitle2"
      component="p"
      sx={{
        width: { xs: '100%', sm: 'auto' },
        marginInlineEnd: 'auto',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      {t('totals.bar', { total: formatYen(totals.gross) })}
    </Typography>
  );
}

/** The findings that block submission, each with a link to its field. */
function BlockedFindings({ attempt }: { readonly attempt: number }) {
  const t = usePurchaseWords();
  const inTheWay = blockers(useRequestChecks().findings);
  if (inTheWay.length === 0) return null;
  return (
    <BlockedBand attempt={attempt} title={t('blocked.title', { count: inTheWay.length })}>
      <FindingLinks findings={inTheWay} />
    </BlockedBand>
  );
}

interface ChecksOfFormProps {
  readonly ground: PurchaseGround;
  /** The request itself, where it is stored already. */
  readonly id: string | null;
  /** Shows missing fields too, and not only warnings and hints. */
  readonly tellsMissing: boolean;
  readonly children: ReactNode;
}

/** Totals and findings of what stands in the form, a moment behind what is typed. */
function ChecksOfForm({ ground, id, tellsMissing, children }: ChecksOfFormProps) {
  const { today } = useSession();
  const language = useLanguage();
  const { form } = useFormContext();
  const values = useDeferredValue(useWatch({ control: form.control }));
  const checks = useMemo(() => {
    const content = contentOf(values);
    const findings = checkPurchase(content, ground, today, { id });
    return {
      content,
      totals: purchaseTotals(content),
      findings: findings.filter(({ severity }) => tellsMissing || severity !== 'error'),
    };
  }, [values, ground, today, id, tellsMissing]);
  const { findings } = checks;
  const ruleFault = useMemo(() => {
    const wrong = findings.filter(isFieldFault);
    const said = wrong.map((finding) => [finding.field, purchaseFindingSentence(finding, language)] as const);
    const faults: ReadonlyMap<string, string> = new Map(said);
    return (name: string) => faults.get(name);
  }, [findings, language]);
  return (
    <RequestChecksContext value={checks}>
      <RuleFaults value={ruleFault}>{children}</RuleFaults>
    </RequestChecksContext>
  );
}

interface SubmitRequestDialogProps {
  readonly content: PurchaseContent;
  readonly findings: readonly PurchaseFinding[];
  readonly isBusy: boolean;
  /** True where approvers have seen the request before: what was corrected can be said to them. */
  readonly isAgain: boolean;
  readonly onConfirm: (comment: string) => void;
  readonly onDismiss: () => void;
}

/** Submission reaches others: what it costs, what they will be warned of and who they are is said before. */
function SubmitRequestDialog(props: SubmitRequestDialogProps) {
  const { content, findings, isBusy, isAgain, onConfirm, onDismiss } = props;
  const t = usePurchaseWords();
  const [comment, setComment] = useState('');
  const { gross } = purchaseTotals(content);
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return (
    <ConfirmDialog
      open
      title={t('submit.question', { name: content.purchaseName })}
      confirmLabel={t('submit')}
      dismissLabel={t('back')}
      busy={isBusy}
      onConfirm={() => comment.length <= COMMENT_LIMIT && onConfirm(comment)}
      onDismiss={onDismiss}
    >
      <Typography>{t('submit.effect', { count: content.lines.length, total: formatNumber(gross) })}</Typography>
      {warnings.length > 0 ? (
        <Box sx={{ mt: 2 }}>
          <Typography variant="subtitle2" component="p">
            {t('submit.warnings', { count: warnings.length })}
          </Typography>
          {warnings.map((finding) => (
            <FindingNote key={`${finding.field} ${finding.code}`} finding={finding} />
          ))}
        </Box>
      ) : null}
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 1 }}>
        {t('route')}
      </Typography>
      <RequestRoute input={routeInput(gross, content.purchaseCategory)} />
      {isAgain ? <SubmissionComment value={comment} onChange={setComment} /> : null}
    </ConfirmDialog>
  );
}
