import {
  CHANGE_KIND_NAMES,
  CHANGE_KINDS,
  type ChangeKind,
  compareVersions,
  FEED_PATH,
  isVersion,
  type Release,
  readReleaseNotes,
  releaseAnchor,
} from '@madoguchi/contract/documentation/release-notes.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { Markdown } from '../../../kit/Markdown.tsx';
import { StatusChip } from '../../../kit/StatusChip.tsx';
import { underBase } from '../../../platform/base-path.ts';
import { formatDay } from '../../../platform/formats.ts';
import { usePreference } from '../../../platform/preferences.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ManualFrame } from '../read/ManualFrame.tsx';
import { SectionHead } from '../read/SectionHead.tsx';
import { useReleaseWords } from './words.ts';

const FILES = import.meta.glob<string>('../../../../../CHANGELOG*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const fileOf = (language: Language) => (language === 'ja' ? 'CHANGELOG.ja.md' : 'CHANGELOG.md');

/** The releases in a language, newest first. */
export function releasesIn(language: Language): readonly Release[] {
  const source = Object.entries(FILES).find(([path]) => path.endsWith(`/${fileOf(language)}`))?.[1];
  return readReleaseNotes(source ?? '');
}

/** The version that stood at the top when the person was last here; what is newer is marked while they stay. */
function useLastSeen(newest: string | undefined): string | null {
  const { value, save } = usePreference('release-notes-seen');
  const [lastSeen] = useState(isVersion(value) ? value : null);
  // Once a visit: where it could not be kept, the next one tries again.
  const isTold = useRef(false);
  useEffect(() => {
    if (newest === undefined || newest === value || isTold.current) return;
    isTold.current = true;
    void save(newest);
  }, [newest, value, save]);
  return lastSeen;
}

/** `/documentation/release-notes` (S2-27, DO2). */
export function ReleaseNotesPage() {
  const t = useReleaseWords();
  const title = useScreenTitle();
  const language = useLanguage();
  const releases = useMemo(() => releasesIn(language), [language]);
  const lastSeen = useLastSeen(releases[0]?.version);
  const [kind, setKind] = useState<ChangeKind | null>(null);
  const shown = releases.filter(({ changes }) => kind === null || changes[kind] !== undefined);
  return (
    <ManualFrame
      title={title('documentation.release-notes')}
      current="release-notes"
      lead={t('lead')}
      actions={
        <Button component="a" href={`${underBase(FEED_PATH)}?language=${language}`}>
          {t('feed')}
        </Button>
      }
    >
      <Box role="group" aria-label={t('kinds')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {[null, ...CHANGE_KINDS].map((one) => (
          <Chip
            key={one ?? 'all'}
            variant={kind === one ? 'filled' : 'outlined'}
            color={kind === one ? 'primary' : 'default'}
            aria-pressed={kind === one}
            label={one === null ? t('all') : CHANGE_KIND_NAMES[one][language]}
            onClick={() => setKind(one)}
          />
        ))}
      </Box>
      {shown.length === 0 ? <EmptyState icon="manual" text={t('none')} /> : null}
      {shown.map((release) => (
        <ReleaseSection
          key={release.version}
          release={release}
          kinds={kind === null ? CHANGE_KINDS : [kind]}
          isSinceLast={lastSeen !== null && compareVersions(release.version, lastSeen) > 0}
        />
      ))}
    </ManualFrame>
  );
}

const LOOKS = {
  new: { icon: 'plus', hue: 'green' },
  fixed: { icon: 'tick', hue: 'blue' },
  breaking: { icon: 'warning', hue: 'crimson' },
} as const;

interface ReleaseSectionProps {
  readonly release: Release;
  readonly kinds: readonly ChangeKind[];
  readonly isSinceLast: boolean;
}

/** A version: its day, and its changes by kind; a kind without any has no heading. */
function ReleaseSection({ release: { version, day, changes }, kinds, isSinceLast }: ReleaseSectionProps) {
  const t = useReleaseWords();
  const language = useLanguage();
  const running = useSession().version;
  const anchor = releaseAnchor(version);
  return (
    <Box component="section" aria-labelledby={anchor}>
      <SectionHead anchor={anchor} heading={t('head', { version })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2, color: 'text.secondary' }}>
        <time dateTime={day}>{formatDay(day, language)}</time>
        {version === running ? <Chip size="small" label={t('running')} /> : null}
        {isSinceLast ? <Chip size="small" color="primary" label={t('sinceLast')} /> : null}
      </Box>
      {kinds.map((kind) => {
        const texts = changes[kind];
        if (texts === undefined) return null;
        return (
          <Box key={kind} sx={{ mb: 2 }}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              <StatusChip {...LOOKS[kind]} label={CHANGE_KIND_NAMES[kind][language]} />
            </Typography>
            <Markdown text={texts.map((text) => `- ${text}`).join('\n')} />
          </Box>
        );
      })}
    </Box>
  );
}
