import { useProfileWords } from '../../words.ts';
import { Entries } from './Entries.tsx';
import { Fact } from './Fact.tsx';
import { Facts } from './Facts.tsx';
import { JobList } from './JobList.tsx';
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
