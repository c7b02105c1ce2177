import type { Resource } from '@madoguchi/contract/resources/model.ts';
import { RESOURCE_CATEGORY_NAMES } from '@madoguchi/contract/resources/names.ts';
import { rulesInWords } from '@madoguchi/contract/resources/rules-in-words.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Fact, FactList } from '../../kit/FactList.tsx';
import { screenPath } from '../../platform/screen-path.ts';
import { useLanguage } from '../../platform/words.ts';
import { ResourcePicture } from './ResourcePicture.tsx';
import { spanText } from './span-text.ts';
import { useResourceWords } from './words.ts';

/** A resource as staff read it: picture, what it is, the rules of its reservations, and when it is closed. */
export function ResourceFacts({ resource }: { readonly resource: Resource }) {
  const t = useResourceWords();
  const language = useLanguage();
  const { name, resourceCategory, photo, closures } = resource;
  const facts = useFacts(resource);
  const closureTexts = useClosureTexts(resource);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <ResourcePicture name={name} category={resourceCategory} photo={photo} size={photo === null ? 40 : 160} />
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <FactList label={t('facts')} facts={facts} />
        </Box>
      </Box>
      {closures.length === 0 ? null : (
        <Section title={t('closures')}>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, typography: 'body2' }}>
            {closureTexts.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </Box>
        </Section>
      )}
      <Section title={t('rules')}>
        <FactList facts={rulesInWords(resource, language)} />
      </Section>
    </Box>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function useFacts(resource: Resource): readonly Fact[] {
  const t = useResourceWords();
  const language = useLanguage();
  const { resourceCategory, reading, site, capacity, features, quantity, note, units, wholes, managers } = resource;
  const links = (named: readonly { readonly id: string; readonly name: string }[]) =>
    named.length === 0
      ? null
      : named.map(({ id, name }) => (
          <div key={id}>
            <Link to={screenPath('resources.show', { resourceId: id })}>{name}</Link>
          </div>
        ));
  return [
    [t('category'), RESOURCE_CATEGORY_NAMES[resourceCategory][language]],
    [t('reading'), reading, 'ja'],
    [t('site'), site, 'ja'],
    [t('capacity'), capacity === null ? null : t('capacityIs', { count: capacity })],
    [t('features'), features.join('、'), 'ja'],
    [t('quantity'), quantity === 1 ? null : String(quantity)],
    [t('units'), links(units), 'ja'],
    [t('wholes'), links(wholes), 'ja'],
    [t('managers'), managers.map(({ name }) => name).join('、'), 'ja'],
    [t('note'), note, 'ja'],
  ];
}

function useClosureTexts({ closures }: Resource) {
  const t = useResourceWords();
  const language = useLanguage();
  return closures.map(({ id, startsAt, endsAt, reason }) => ({
    id,
    text: t('closureIs', { span: spanText({ start: startsAt, end: endsAt }, t, language), reason }),
  }));
}
