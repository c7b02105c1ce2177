import type { Job } from '@madoguchi/contract/profile/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMonth } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useProfileWords } from '../../words.ts';
import { Entries } from './Entries.tsx';
import { Fact } from './Fact.tsx';
import { Facts } from './Facts.tsx';
import type { SectionFacts } from './section-facts.ts';

export function WorkFacts({ about: { work }, visibility }: SectionFacts) {
  const t = useProfileWords();
  const { occupation, skills, jobs } = work;
  return (
    <Facts>
      {occupation === undefined ? null : (
        <Fact name={t('occupation')} seen={{ field: 'occupation', by: visibility }}>
          {occupation}
        </Fact>
      )}
      {skills === undefined ? null : (
        <Fact name={t('skills')} seen={{ field: 'skills', by: visibility }}>
          {skills.length === 0 ? null : <Entries of={skills} />}
        </Fact>
      )}
      {jobs === undefined ? null : (
        <Fact name={t('jobs')} seen={{ field: 'jobs', by: visibility }}>
          {jobs.length === 0 ? null : <JobList jobs={jobs} />}
        </Fact>
      )}
    </Facts>
  );
}

/** The newest first, whatever order they were written in. */
function JobList({ jobs }: { readonly jobs: readonly Job[] }) {
  const t = useProfileWords();
  const language = useLanguage();
  const newestFirst = jobs.toSorted((a, b) => b.from.localeCompare(a.from));
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {newestFirst.map(({ title, company, from, to }) => (
        <li key={`${from} ${company} ${title}`}>
          {title} · {company}
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {to === null
              ? t('jobSince', { from: formatMonth(from, language) })
              : t('jobPeriod', { from: formatMonth(from, language), to: formatMonth(to, language) })}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
