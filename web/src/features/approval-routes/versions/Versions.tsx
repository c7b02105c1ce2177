import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useApprovalRouteWords } from '../words.ts';
import { Changes } from './Changes.tsx';

/** The published versions, newest first, each with its changes and how many requests still go by it. */
export function Versions({ route: { published, people } }: { readonly route: MaintainedRoute }) {
  const t = useApprovalRouteWords();
  const language = useLanguage();
  const day = (text: string) => formatDay(text as PlainDate, language);
  return (
    <FieldGroup title={t('versions')}>
      {published.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('versions.none')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {published.map(({ id, number, text, publishedAt, publishedBy, replacedAt, inProgress }, index) => (
          <Box component="li" key={id} sx={{ display: 'grid', gap: 0.5 }}>
            <Typography variant="subtitle2" component="h3">
              {t('version.nth', { n: number })}
              <Typography component="span" variant="caption" sx={{ marginInlineStart: 1, color: 'text.secondary' }}>
                {text.validTo === null
                  ? t('valid.open', { from: day(text.validFrom) })
                  : t('valid.closed', { from: day(text.validFrom), to: day(text.validTo) })}
              </Typography>
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {t(publishedBy === '' ? 'version.installed' : 'version.published', {
                moment: formatInstant(publishedAt, language),
                by: publishedBy,
              })}
            </Typography>
            {replacedAt !== null && (
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {t('version.replaced', { moment: formatInstant(replacedAt, language) })}
              </Typography>
            )}
            {inProgress > 0 && (
              <Typography variant="caption" component="p">
                {t('version.running', { count: inProgress })}
              </Typography>
            )}
            <Changes before={published[index + 1]?.text} after={text} people={people} />
          </Box>
        ))}
      </Box>
    </FieldGroup>
  );
}
