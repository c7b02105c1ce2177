import { PAPER_KIND_NAMES, PAPER_KINDS, type PaperKind, WAGE_PAPER } from '@madoguchi/contract/onboarding/kinds.ts';
import {
  printOwnPaper,
  renewOwnPaper,
  showOwnPaper,
  withdrawConsent,
} from '@madoguchi/contract/onboarding/operations.ts';
import type { OwnPaper } from '@madoguchi/contract/onboarding/paper-model.ts';
import { PERSONS_TURN, withdrawable } from '@madoguchi/contract/onboarding/rules.ts';
import { readTemplate, templateIn } from '@madoguchi/contract/onboarding/template-text.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { PaperButton } from '../../../kit/paper/PaperButton.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { FOLLOWS_NO_NEWS, useRead, useWrite } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { PaperStatusChip } from '../PaperStatusChip.tsx';
import { PaperSheet } from '../paper/PaperSheet.tsx';
import { useOnboardingWords } from '../words.ts';
import { FillIn } from './FillIn.tsx';
import { PaperStrip } from './PaperStrip.tsx';

/** `/pages/invoices/…-form`: R34 to R37. A paper of one's own, to be filled in and signed, or as it was signed. */
export function PaperFormPage() {
  const kind = useLocation({ select: ({ pathname }) => PAPER_KINDS.find((one) => pathname.endsWith(`/${one}-form`)) });
  return kind === undefined ? null : <PaperForm key={kind} kind={kind} />;
}

function PaperForm({ kind }: { readonly kind: PaperKind }) {
  const t = useOnboardingWords();
  const language = useLanguage();
  const [reloads, setReloads] = useState(0);
  const { data, error, refetch } = useRead(showOwnPaper, { paperKind: kind }, { follows: FOLLOWS_NO_NEWS });
  const isOpen = data !== undefined && (data.status === 'none' || PERSONS_TURN.includes(data.status));
  const reload = () => void refetch().then(() => setReloads((count) => count + 1));
  const title = PAPER_KIND_NAMES[kind][language];
  return (
    <>
      <PageHeader
        title={title}
        state={data === undefined ? null : <PaperStatusChip status={data.status} />}
        actions={
          data?.signature ? (
            <>
              {kind === WAGE_PAPER && data.status === 'accepted' ? <RenewButton onBegun={reload} /> : null}
              <PaperButton operation={printOwnPaper} input={{ paperKind: kind }} title={title} />
            </>
          ) : null
        }
      />
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      <AfterHead>
        <Box sx={{ display: 'grid', gap: 3 }} aria-busy={data === undefined}>
          <Card sx={{ p: 2 }}>
            <PaperStrip current={kind} />
          </Card>
          {data === undefined ? (
            error ? null : (
              <Skeleton variant="rounded" height={320} />
            )
          ) : isOpen ? (
            <FillIn key={`${data.template.id}.${reloads}`} paper={data} onReload={reload} />
          ) : (
            <Signed paper={data} />
          )}
          {data?.status === 'submitted' ? <Typography>{t('waits')}</Typography> : null}
        </Box>
      </AfterHead>
    </>
  );
}

/** Begins the application for another account; the accepted one stands meanwhile. */
function RenewButton({ onBegun }: { readonly onBegun: () => void }) {
  const t = useOnboardingWords();
  const message = useMessages();
  const renew = useWrite(renewOwnPaper);
  return (
    <Button
      variant="outlined"
      disabled={renew.isPending}
      onClick={() =>
        renew.mutate(
          { paperKind: WAGE_PAPER },
          {
            onSuccess: () => {
              message(t('renewed'), 'success');
              onBegun();
            },
          },
        )
      }
    >
      {t('renew')}
    </Button>
  );
}

/** As it was signed; optional consents can be withdrawn once it is accepted. */
function Signed({ paper }: { readonly paper: OwnPaper }) {
  const { signature } = paper;
  const lang = signature?.language ?? 'ja';
  const { title, text } = templateIn(paper.template, lang);
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 880 }}>
      <Consents paper={paper} />
      <PaperSheet
        title={title}
        blocks={readTemplate(text).blocks}
        lang={lang}
        template={paper.template}
        withdrawals={paper.withdrawals.map(({ key, at }) => ({ key, day: tokyoDay(Date.parse(at)) }))}
        filled={{
          ...paper,
          signedName: signature?.name ?? '',
          drawing: signature?.drawing ?? '',
          signedOn: signature?.day ?? null,
        }}
      />
    </Box>
  );
}

/** Optional consents that stand, and those that were taken back. */
function Consents({ paper }: { readonly paper: OwnPaper }) {
  const t = useOnboardingWords();
  const language = useLanguage();
  const message = useMessages();
  const withdraw = useWrite(withdrawConsent);
  const [asked, setAsked] = useState<string | null>(null);
  const { blocks } = readTemplate(templateIn(paper.template, language).text);
  const textOf = (key: string) =>
    blocks.flatMap((block) => (block.kind === 'consent' && block.key === key ? [block.text] : [])).join('');
  const standing =
    paper.status === 'accepted'
      ? withdrawable(
          blocks,
          paper.agreed,
          paper.withdrawals.map(({ key }) => key),
        )
      : [];
  if (standing.length === 0 && paper.withdrawals.length === 0) return null;
  const { paperKind, version } = paper;
  return (
    <Card component="section" aria-label={t('optionalConsents')} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2">{t('optionalConsents')}</Typography>
      {standing.map((key) => (
        <Box key={key} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ flex: 1, minWidth: 200 }}>{textOf(key)}</Typography>
          <Button
            variant="outlined"
            size="small"
            aria-label={`${t('withdraw')}: ${textOf(key)}`}
            onClick={() => setAsked(key)}
          >
            {t('withdraw')}
          </Button>
        </Box>
      ))}
      {paper.withdrawals.map(({ key, at }) => (
        <Typography key={key} sx={{ color: 'text.secondary' }}>
          {t('withdrawnAt', { text: textOf(key), moment: formatInstant(at, language) })}
        </Typography>
      ))}
      <ConfirmDialog
        open={asked !== null}
        title={t('withdrawQuestion')}
        confirmLabel={t('withdraw')}
        dismissLabel={t('keep')}
        danger
        busy={withdraw.isPending}
        onConfirm={() =>
          withdraw.mutate(
            { paperKind, version, key: asked ?? '' },
            {
              onSuccess: () => {
                message(t('withdrawn'), 'success');
                setAsked(null);
              },
            },
          )
        }
        onDismiss={() => setAsked(null)}
      >
        <Typography>{textOf(asked ?? '')}</Typography>
        <Typography>{t('withdrawEffect')}</Typography>
        {withdraw.error ? <ErrorBand error={withdraw.error} /> : null}
      </ConfirmDialog>
    </Card>
  );
}
