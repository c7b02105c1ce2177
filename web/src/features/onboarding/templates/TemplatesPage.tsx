import { PAPER_KIND_NAMES, PAPER_KINDS, type PaperKind } from '@madoguchi/contract/onboarding/kinds.ts';
import type { TemplateRow } from '@madoguchi/contract/onboarding/model.ts';
import { draftTemplate, listTemplates } from '@madoguchi/contract/onboarding/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { createLink, Link, useNavigate } from '@tanstack/react-router';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { formatInstant } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useOnboardingWords } from '../words.ts';
import { TemplateStatusChip } from './TemplateStatusChip.tsx';

const ButtonLink = createLink(Button);

/** `/apps/maintenance/onboarding-templates`: the texts of all papers, version by version (B8-01). */
export function TemplatesPage() {
  const t = useOnboardingWords();
  const title = useScreenTitle()('onboarding.templates');
  const { data, error, refetch } = useRead(listTemplates, {});
  return (
    <>
      <PageHeader title={title} lead={t('lead')} />
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      <AfterHead>
        <Box sx={{ display: 'grid', gap: 3, maxWidth: 880 }} aria-busy={data === undefined}>
          {data === undefined
            ? null
            : PAPER_KINDS.map((kind) => (
                <Kind key={kind} kind={kind} versions={data.templates.filter(({ paperKind }) => paperKind === kind)} />
              ))}
        </Box>
      </AfterHead>
    </>
  );
}

interface KindProps {
  readonly kind: PaperKind;
  /** The draft first, then the newest. */
  readonly versions: readonly TemplateRow[];
}

function Kind({ kind, versions }: KindProps) {
  const t = useOnboardingWords();
  const language = useLanguage();
  const name = PAPER_KIND_NAMES[kind][language];
  const draft = versions.find(({ status }) => status === 'draft');
  return (
    <Card component="section" aria-label={name} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: 1, minWidth: 200 }}>
          {name}
        </Typography>
        {draft === undefined ? (
          <DraftButton kind={kind} />
        ) : (
          <ButtonLink
            variant="outlined"
            to={screenPath('onboarding.template', { templateId: draft.id })}
            aria-label={`${t('openDraft')}: ${name}`}
          >
            {t('openDraft')}
          </ButtonLink>
        )}
      </Box>
      <Box
        component="ul"
        aria-label={t('versions', { kind: name })}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {versions.map((one, index) => (
          <VersionLine
            key={one.id}
            version={one}
            isInUse={
              one.status === 'published' && !versions.slice(0, index).some(({ status }) => status === 'published')
            }
          />
        ))}
      </Box>
    </Card>
  );
}

function VersionLine({ version, isInUse }: { readonly version: TemplateRow; readonly isInUse: boolean }) {
  const t = useOnboardingWords();
  const language = useLanguage();
  const { id, number, title, status, publishedAt, updatedAt, updatedBy, mustAgreeAgain, note } = version;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}>
        <Link to={screenPath('onboarding.template', { templateId: id })}>
          {number === null ? title || t('untitled') : `${t('version', { n: number })} ${title}`}
        </Link>
        <TemplateStatusChip status={status} />
        {isInUse ? <Typography variant="body2">{t('inUse')}</Typography> : null}
        {mustAgreeAgain ? <Typography variant="body2">{t('again')}</Typography> : null}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {publishedAt === null
          ? t('changedBy', { moment: formatInstant(updatedAt, language), name: updatedBy })
          : t('publishedOn', { moment: formatInstant(publishedAt, language) })}
        {note === '' ? '' : ` · ${note}`}
      </Typography>
    </Box>
  );
}

function DraftButton({ kind }: { readonly kind: PaperKind }) {
  const t = useOnboardingWords();
  const language = useLanguage();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const navigate = useNavigate();
  const draft = useWrite(draftTemplate);
  const name = PAPER_KIND_NAMES[kind][language];
  return (
    <Button
      variant="outlined"
      aria-label={`${t('draftNext')}: ${name}`}
      aria-busy={draft.isPending}
      onClick={() =>
        draft.mutate(
          { paperKind: kind },
          {
            onSuccess: ({ id }) => {
              message(t('drafted', { kind: name }), 'success');
              void navigate({ to: screenPath('onboarding.template', { templateId: id }) });
            },
            onError: (error) => message(sentenceOf(error), 'error'),
          },
        )
      }
    >
      {t('draftNext')}
    </Button>
  );
}
