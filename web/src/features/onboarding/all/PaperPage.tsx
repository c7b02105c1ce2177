import { PAPER_KIND_NAMES, PAPER_KINDS, paperHeading } from '@madoguchi/contract/onboarding/kinds.ts';
import {
  acceptPaper,
  openPaper,
  printPaper,
  returnPaper,
  takeBackRequest,
} from '@madoguchi/contract/onboarding/operations.ts';
import {
  type OpenedPaper,
  PAPER_LIMITS,
  ReturnedPaper,
  type Submission,
  TakenBackRequest,
} from '@madoguchi/contract/onboarding/paper-model.ts';
import { PERSONS_TURN } from '@madoguchi/contract/onboarding/rules.ts';
import { isAsked, readTemplate, templateIn } from '@madoguchi/contract/onboarding/template-text.ts';
import { partKey, WAGE_ACCOUNTS } from '@madoguchi/contract/onboarding/wage-accounts.ts';
import { accountAnswerNames } from '@madoguchi/contract/onboarding/written-accounts.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { PaperButton } from '../../../kit/paper/PaperButton.tsx';
import { RecordActions } from '../../../kit/record/RecordActions.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { recordStep } from '../../../kit/record/StepDialog.tsx';
import { formatDay, formatInstant, formatList } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useLanguage } from '../../../platform/words.ts';
import { PaperStatusChip } from '../PaperStatusChip.tsx';
import { PaperSheet } from '../paper/PaperSheet.tsx';
import { PassbookPicture } from '../paper/PassbookPicture.tsx';
import { useOnboardingWords } from '../words.ts';

/** `/apps/onboarding-documents/:paperId`: somebody's paper as it was handed in, to be accepted or returned. */
export function PaperPage() {
  const t = useOnboardingWords();
  const language = useLanguage();
  const title = useScreenTitle()('onboarding.paper');
  const { paperId = '' }: { paperId?: string } = useParams({ strict: false });
  const read = useRead(openPaper, { id: paperId });
  return (
    <RecordPage
      read={read}
      title={read.data === undefined ? title : paperHeading(read.data, language)}
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
  const { id, name, paperKind, status, isOwn } = paper;
  const [submission = null] = paper.submissions;
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
  const takeBack = recordStep({
    operation: takeBackRequest,
    label: t('takeBack'),
    question: t('takeBackQuestion', what),
    effect: t('takeBackEffect', { name }),
    done: t('takenBack', what),
    isDanger: true,
    form: {
      input: TakenBackRequest,
      defaults: { reason: '' },
      fields: <TextAreaField name="reason" label={t('reason')} max={PAPER_LIMITS.reason} minRows={2} />,
    },
  });
  const mayTakeBack = !isOwn && (status === 'requested' || status === 'in_progress');
  const mayDecide = status === 'submitted' && !isOwn;
  return (
    <RecordActions
      record={paper}
      steps={[
        mayTakeBack && { step: takeBack },
        mayDecide && { step: giveBack },
        mayDecide && { step: accept, place: 'main' },
      ]}
    >
      {submission === null ? null : (
        <PaperButton operation={printPaper} input={{ id }} title={`${name} ${what.paper}`} />
      )}
    </RecordActions>
  );
}

/** The fields of what was handed in, by their labels. */
function namesOf({ template }: Pick<Submission, 'template'>, language: 'ja' | 'en') {
  return readTemplate(templateIn(template, language).text).blocks.flatMap((block) => {
    if (block.kind === 'accounts') {
      return accountAnswerNames(language).map(({ key, label }) => ({ field: `answers.${key}`, label }));
    }
    if (!isAsked(block)) return [];
    return [{ field: `${block.kind === 'field' ? 'answers' : 'agreed'}.${block.key}`, label: block.text }];
  });
}

/** One of the submissions with its record, the newest at first; beside it where the person's other papers stand. */
function HandedIn({ paper }: { readonly paper: OpenedPaper }) {
  const t = useOnboardingWords();
  const { submissions, status, takenBackReason } = paper;
  const [shown, setShown] = useState<number | null>(null);
  const submission = submissions.find(({ count }) => count === shown) ?? submissions[0];
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: 'minmax(0, 1fr) 360px' }, alignItems: 'start' }}>
      {submission === undefined ? (
        <Typography>
          {status === 'taken_back' ? t('takenBackFor', { reason: takenBackReason }) : t('nothingYet')}
        </Typography>
      ) : (
        <Sheet submission={submission} withdrawals={paper.withdrawals} />
      )}
      <Box sx={{ display: 'grid', gap: 2, order: { xs: -1, lg: 0 }, minWidth: 0 }}>
        {submission === undefined ? null : <Record paper={paper} submission={submission} />}
        {submissions.length > 1 ? <Earlier submissions={submissions} shown={submission} onShow={setShown} /> : null}
        <Checklist paper={paper} />
      </Box>
    </Box>
  );
}

interface SheetProps extends Pick<OpenedPaper, 'withdrawals'> {
  readonly submission: Submission;
}

function Sheet({ submission, withdrawals }: SheetProps) {
  const { template, signature } = submission;
  const { title, text } = templateIn(template, signature.language);
  return (
    <PaperSheet
      title={title}
      blocks={readTemplate(text).blocks}
      lang={signature.language}
      template={template}
      withdrawals={withdrawals.map(({ key, at }) => ({ key, day: tokyoDay(Date.parse(at)) }))}
      filled={{ ...submission, signedName: signature.name, drawing: signature.drawing, signedOn: signature.day }}
    />
  );
}

const CARD = { p: 2, display: 'grid', gap: 1.5 } as const;

function Record({ paper, submission }: { readonly paper: OpenedPaper; readonly submission: Submission }) {
  const t = useOnboardingWords();
  const language = useLanguage();
  const { template, signature, ip, sha256, changed, decision } = submission;
  const names = namesOf(submission, language);
  const labelOf = (field: string) => names.find((one) => one.field === field)?.label ?? field;
  return (
    <Card component="section" aria-label={t('record')} sx={CARD}>
      {paper.isOwn ? <Typography>{t('ownPaper')}</Typography> : null}
      <Typography>{t('signedAt', { name: signature.name, moment: formatInstant(signature.at, language) })}</Typography>
      <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
        {t('signedWith', { n: template.number, ip, hash: sha256 })}
      </Typography>
      {changed.length === 0 ? null : (
        <Typography>{t('changedSince', { fields: formatList(changed.map(labelOf), language) })}</Typography>
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
      {WAGE_ACCOUNTS.flatMap((place) => submission.answers[partKey(place, 'passbook')] || []).map((id) => (
        <PassbookPicture key={id} id={id} />
      ))}
      {paper.withdrawals.map(({ key, at }) => (
        <Typography key={key}>
          {t('withdrawnAt', { text: labelOf(`agreed.${key}`), moment: formatInstant(at, language) })}
        </Typography>
      ))}
    </Card>
  );
}

interface EarlierProps {
  readonly submissions: readonly Submission[];
  readonly shown: Submission | undefined;
  readonly onShow: (count: number) => void;
}

/** Each time that the paper was handed in; the chosen one is shown. */
function Earlier({ submissions, shown, onShow }: EarlierProps) {
  const t = useOnboardingWords();
  const language = useLanguage();
  return (
    <Card component="section" aria-label={t('submissions')} sx={CARD}>
      <Typography variant="h2">{t('submissions')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {submissions.map(({ count, signature, decision }) => (
          <li key={count}>
            <Button
              size="small"
              variant={count === shown?.count ? 'contained' : 'outlined'}
              aria-pressed={count === shown?.count}
              onClick={() => onShow(count)}
            >
              {t('submissionOf', { n: count, moment: formatInstant(signature.at, language) })}
            </Button>
            <Typography variant="caption" component="p">
              {decision === null
                ? t('undecided')
                : t(decision.outcome === 'accepted' ? 'acceptedBy' : 'returnedBy', {
                    name: decision.by,
                    moment: formatInstant(decision.at, language),
                  })}
            </Typography>
          </li>
        ))}
      </Box>
    </Card>
  );
}

/** The papers of the person, each with its state and the way to it. */
function Checklist({ paper }: { readonly paper: OpenedPaper }) {
  const t = useOnboardingWords();
  const language = useLanguage();
  const title = t('checklist', { name: paper.name });
  return (
    <Card component="section" aria-label={title} sx={CARD}>
      <Typography variant="h2">{title}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {PAPER_KINDS.flatMap((kind) => paper.checklist.filter(({ paperKind }) => paperKind === kind)).map(
          ({ paperKind, id, status, dueOn }) => (
            <Box
              component="li"
              key={paperKind}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
            >
              {id === null || id === paper.id ? (
                <span {...(id === paper.id ? { 'aria-current': 'page' as const } : {})}>
                  {PAPER_KIND_NAMES[paperKind][language]}
                </span>
              ) : (
                <Link to={screenPath('onboarding.paper', { paperId: id })}>
                  {PAPER_KIND_NAMES[paperKind][language]}
                </Link>
              )}
              <PaperStatusChip status={status} />
              {dueOn !== null && status !== 'none' && PERSONS_TURN.includes(status) ? (
                <Typography variant="caption">{t('dueOn', { day: formatDay(dueOn, language) })}</Typography>
              ) : null}
            </Box>
          ),
        )}
      </Box>
    </Card>
  );
}
