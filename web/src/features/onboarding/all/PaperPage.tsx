import { PAPER_KIND_NAMES } from '@madoguchi/contract/onboarding/kinds.ts';
import { acceptPaper, openPaper, printPaper, returnPaper } from '@madoguchi/contract/onboarding/operations.ts';
import { type OpenedPaper, PAPER_LIMITS, ReturnedPaper } from '@madoguchi/contract/onboarding/paper-model.ts';
import { isAsked, readTemplate, templateIn } from '@madoguchi/contract/onboarding/template-text.ts';
import { accountAnswerNames } from '@madoguchi/contract/onboarding/written-accounts.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link, useParams } from '@tanstack/react-router';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { PaperButton } from '../../../kit/paper/PaperButton.tsx';
import { RecordActions } from '../../../kit/record/RecordActions.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { recordStep } from '../../../kit/record/StepDialog.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';
import { PaperStatusChip } from '../PaperStatusChip.tsx';
import { PaperSheet } from '../paper/PaperSheet.tsx';
import { useOnboardingWords } from '../words.ts';

/** `/apps/onboarding-documents/:paperId`: somebody's paper as it was handed in, to be accepted or returned. */
export function PaperPage() {
  const t = useOnboardingWords();
  const language = useLanguage();
  const { paperId = '' }: { paperId?: string } = useParams({ strict: false });
  const read = useRead(openPaper, { id: paperId });
  const kind = read.data === undefined ? '' : PAPER_KIND_NAMES[read.data.paperKind][language];
  return (
    <RecordPage
      read={read}
      title={read.data === undefined ? kind : `${read.data.name} ${kind}`}
      up={<Link to={screenPath('onboarding.papers')}>{t('toAll')}</Link>}
      state={({ status }) => <PaperStatusChip status={status} />}
      actions={(paper) => <Steps paper={paper} />}
    >
      {(paper) => <HandedIn paper={paper} />}
    </RecordPage>
  );
}

function Steps({ paper }: { readonly paper: OpenedPaper }) {
  const t = useOnboardingWords();
  const language = useLanguage();
  const { id, name, paperKind, status, submission, isOwn } = paper;
  const what = { name, paper: PAPER_KIND_NAMES[paperKind][language] };
  const accept = recordStep({ operation: acceptPaper, label: t('accept'), done: t('accepted', what) });
  const fields = submission === null ? [] : namesOf(submission, language);
  const giveBack = recordStep({
    operation: returnPaper,
    label: t('return'),
    question: t('returnQuestion', what),
    effect: t('returnEffect', { name }),
    done: t('returned', what),
    form: {
      input: ReturnedPaper,
      defaults: { comment: '', comments: fields.map(({ field }) => ({ field, comment: '' })) },
      marks: 'none',
      fields: (
        <>
          <TextAreaField name="comment" label={t('wholeComment')} max={PAPER_LIMITS.comment} minRows={2} isOptional />
          {fields.map(({ field, label }, index) => (
            <TextField key={field} name={`comments.${index}.comment`} label={label} isOptional />
          ))}
        </>
      ),
    },
  });
  const mayDecide = status === 'submitted' && !isOwn;
  return (
    <RecordActions
      record={paper}
      steps={[mayDecide && { step: giveBack }, mayDecide && { step: accept, place: 'main' }]}
    >
      {submission === null ? null : (
        <PaperButton operation={printPaper} input={{ id }} title={`${name} ${what.paper}`} />
      )}
    </RecordActions>
  );
}

/** The fields of what was handed in, by their labels. */
function namesOf({ template }: NonNullable<OpenedPaper['submission']>, language: 'ja' | 'en') {
  return readTemplate(templateIn(template, language).text).blocks.flatMap((block) => {
    if (block.kind === 'accounts') {
      return accountAnswerNames(language).map(({ key, label }) => ({ field: `answers.${key}`, label }));
    }
    if (!isAsked(block)) return [];
    return [{ field: `${block.kind === 'field' ? 'answers' : 'agreed'}.${block.key}`, label: block.text }];
  });
}

function HandedIn({ paper }: { readonly paper: OpenedPaper }) {
  const t = useOnboardingWords();
  const language = useLanguage();
  const { submission, decision, isOwn, withdrawals } = paper;
  if (submission === null) return <Typography>{t('nothingYet')}</Typography>;
  const { template, signature } = submission;
  const { title, text } = templateIn(template, signature.language);
  const names = namesOf(submission, language);
  const labelOf = (field: string) => names.find((one) => one.field === field)?.label ?? field;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: 'minmax(0, 1fr) 360px' }, alignItems: 'start' }}>
      <PaperSheet
        title={title}
        blocks={readTemplate(text).blocks}
        lang={signature.language}
        filled={{ ...submission, signedName: signature.name, signedOn: signature.day }}
      />
      <Card
        component="section"
        aria-label={t('record')}
        sx={{ p: 2, display: 'grid', gap: 1.5, order: { xs: -1, lg: 0 } }}
      >
        {isOwn ? <Typography>{t('ownPaper')}</Typography> : null}
        <Typography>
          {t('signedAt', { name: signature.name, moment: formatInstant(signature.at, language) })}
        </Typography>
        <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
          {t('signedWith', { n: template.number, ip: submission.ip, hash: submission.sha256 })}
        </Typography>
        {submission.changed.length === 0 ? null : (
          <Typography>{t('changedSince', { fields: submission.changed.map(labelOf).join('、') })}</Typography>
        )}
        {decision === null ? null : (
          <Box>
            <Typography>
              {t(decision.outcome === 'accepted' ? 'acceptedBy' : 'returnedBy', {
                name: decision.by,
                moment: formatInstant(decision.at, language),
              })}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{decision.comment}</Typography>
            {decision.comments.map(({ field, comment }) => (
              <Typography key={field}>{t('commentOn', { field: labelOf(field), comment })}</Typography>
            ))}
          </Box>
        )}
        {withdrawals.map(({ key, at }) => (
          <Typography key={key}>
            {t('withdrawnAt', { text: labelOf(`agreed.${key}`), moment: formatInstant(at, language) })}
          </Typography>
        ))}
      </Card>
    </Box>
  );
}
