import { may } from '@madoguchi/contract/access.ts';
import { helpOf } from '@madoguchi/contract/documentation/help.ts';
import { type ManualPage, type ManualPageId, manualPage } from '@madoguchi/contract/documentation/pages.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useParams } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, use } from 'react';
import { Markdown } from '../../../kit/Markdown.tsx';
import { useSession, useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { pictureAddress } from '../texts/pictures.ts';
import { useManualWords } from '../words.ts';
import { Listing } from './Listing.tsx';
import { loadTexts, type TextSet } from './load-texts.ts';
import { ManualFrame } from './ManualFrame.tsx';
import type { ManualText as Read } from './manual-text.ts';
import { SectionHead } from './SectionHead.tsx';

/** Pages that are made of the portal's own tables, and act where they show something that can be set. */
const MADE: Readonly<Partial<Record<ManualPageId, ComponentType>>> = {
  keyboard: lazy(async () => ({ default: (await import('../live/KeyboardPage.tsx')).KeyboardPage })),
  layout: lazy(async () => ({ default: (await import('../live/LayoutPage.tsx')).LayoutPage })),
  schemes: lazy(async () => ({ default: (await import('../live/SchemesPage.tsx')).SchemesPage })),
  roles: lazy(async () => ({ default: (await import('../live/RolesPage.tsx')).RolesPage })),
  errors: lazy(async () => ({ default: (await import('../live/ErrorsPage.tsx')).ErrorsPage })),
  components: lazy(async () => ({ default: (await import('../live/ComponentsPage.tsx')).ComponentsPage })),
  'form-patterns': lazy(async () => ({ default: (await import('../live/FormPatternsPage.tsx')).FormPatternsPage })),
  api: lazy(async () => ({ default: (await import('../live/ApiPage.tsx')).ApiPage })),
};

/** `/documentation/…`: a page of the manual, or the note that there is none. */
export function ManualPages() {
  const { manualPage: open, systemPage } = useParams({ strict: false }) as {
    readonly manualPage?: string;
    readonly systemPage?: string;
  };
  const language = useLanguage();
  const page = manualPage(systemPage ?? open ?? '');
  const isHere = page !== undefined && (page.access === 'system') === (systemPage !== undefined);
  if (!isHere) return <MissingPage path={systemPage ?? open ?? ''} />;
  return (
    <ManualFrame title={page.title[language]} current={page.id}>
      <Content page={page} />
    </ManualFrame>
  );
}

/** A page that there is not: within the frame, with search and contents beside it. */
function MissingPage({ path }: { readonly path: string }) {
  const t = useManualWords();
  return (
    <ManualFrame title={t('missing')} current={null}>
      <Typography role="status">{t('missingLead', { path })}</Typography>
    </ManualFrame>
  );
}

function Content({ page }: { readonly page: ManualPage }) {
  const Made = MADE[page.id];
  if (Made !== undefined) return <Made />;
  return (
    <>
      <Text page={page} />
      <RelatedScreens page={page.id} />
    </>
  );
}

/** The text in the language of the screens. */
function Text({ page }: { readonly page: ManualPage }): ReactNode {
  const language = useLanguage();
  const set: TextSet = page.group === 'operations' ? `operations-${language}` : language;
  const text = use(loadTexts(set)).get(page.id);
  return text === undefined ? null : <ManualText text={text} lang={language} />;
}

/** The screens of the menu that a page tells of, as far as the person has them. */
function RelatedScreens({ page }: { readonly page: ManualPageId }) {
  const t = useManualWords();
  const language = useLanguage();
  const { tools } = useSession();
  const visitor = { roles: useUser().role };
  const related = SCREENS.filter(
    (screen: Screen) =>
      helpOf(screen.id)?.split('#')[0] === page &&
      screen.menu !== undefined &&
      !screen.path.includes(':') &&
      may(visitor, screen.access, tools),
  );
  if (related.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 4, '@media print': { display: 'none' } }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('screens')}
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 3 }}>
        {related.map((screen) => (
          <li key={screen.id}>
            <Link to={screen.path}>{screen.title[language]}</Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Links within the portal open without loading it anew. */
function TextLink({ href = '', children }: { readonly href?: string | undefined; readonly children?: ReactNode }) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...(href.startsWith('#') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
        {children}
      </a>
    );
  }
  const [path = '', hash] = href.split('#');
  return (
    <Link to={path} {...(hash === undefined ? {} : { hash })}>
      {children}
    </Link>
  );
}

const PARTS = { a: TextLink, pre: Listing };

/** Names of settings and commands, by which a table is read; it scrolls where there is no room. */
const WHOLE_NAMES = { '& td:first-of-type code': { whiteSpace: 'nowrap' } };

interface ManualTextProps {
  readonly text: Read;
  readonly lang: 'ja' | 'en';
}

/** The text of a page: its sections, each with an address of its own. */
function ManualText({ text, lang }: ManualTextProps) {
  return (
    <Box lang={lang} sx={WHOLE_NAMES}>
      {text.lead === '' ? null : <Markdown text={text.lead} pictures={pictureAddress} parts={PARTS} />}
      {text.sections.map(({ anchor, heading, body }) => (
        <Box component="section" key={anchor} aria-labelledby={anchor}>
          <SectionHead anchor={anchor} heading={heading} />
          <Markdown text={body} pictures={pictureAddress} parts={PARTS} />
        </Box>
      ))}
    </Box>
  );
}
