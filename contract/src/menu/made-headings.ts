// Headings that are made in a way of their own, by screen: of what the page brings, or of another table.
import { ACADEMY_SCREENS } from '../academy/screens.ts';
import { routeName } from '../approval-routes/names.ts';
import type { showRoute } from '../approval-routes/operations.ts';
import { manualPage } from '../documentation/pages.ts';
import type { Language } from '../message.ts';
import { PAPER_KIND_NAMES, paperHeading, templateHeading } from '../onboarding/kinds.ts';
import type { openPaper, showTemplate } from '../onboarding/operations.ts';
import type { OutputOf } from '../operation.ts';
import type { listOfferedResources } from '../resources/operations.ts';
import { ALL, ALL_NAME, FILTER_NAMES, placeHeading, TODO_FILTERS } from '../to-dos/choices.ts';
import type { listPlaces } from '../to-dos/operations.ts';
import { TODO_SCREENS } from '../to-dos/screens.ts';

interface Made {
  readonly params: Readonly<Record<string, string>>;
  /** To the first of the screen's reads; undefined where the page brings none. */
  readonly answer: unknown;
  readonly language: Language;
}

type Making = (made: Made) => string | null;

const TODOS = TODO_SCREENS[0].title;

/** Of a folder or a label that is there; one that is not has the title of all to-dos. */
const placeOf =
  (kind: 'folder' | 'label', param: string): Making =>
  ({ params, answer, language }) => {
    const handle = params[param] ?? '';
    if (kind === 'folder' && handle === ALL) return placeHeading(TODOS[language], ALL_NAME[language], language);
    const { places } = (answer as OutputOf<typeof listPlaces> | undefined) ?? {};
    if (places === undefined) return null;
    const place = places.find((one) => one.kind === kind && one.handle === handle);
    return place === undefined ? TODOS[language] : placeHeading(TODOS[language], place.title, language);
  };

const manual =
  (param: string, access: 'signed-in' | 'system'): Making =>
  ({ params, language }) => {
    const page = manualPage(params[param] ?? '');
    return page?.access === access ? page.title[language] : null;
  };

export const MADE_HEADINGS: Readonly<Record<string, Making>> = {
  'academy.courses': ({ language }) => ACADEMY_SCREENS[0].title[language],
  'approval-routes.edit': ({ answer, language }) => {
    const route = answer as OutputOf<typeof showRoute> | undefined;
    return route === undefined ? null : routeName(route, language) || null;
  },
  'documentation.page': manual('manualPage', 'signed-in'),
  'documentation.system': manual('systemPage', 'system'),
  'onboarding.paper': ({ answer, language }) => {
    const paper = answer as OutputOf<typeof openPaper> | undefined;
    return paper === undefined ? null : paperHeading(paper, language);
  },
  'onboarding.template': ({ answer, language }) => {
    const template = answer as OutputOf<typeof showTemplate> | undefined;
    return template === undefined ? null : templateHeading(PAPER_KIND_NAMES[template.paperKind][language], language);
  },
  'reservations.room': ({ params, answer }) => {
    const { resources = [] } = (answer as OutputOf<typeof listOfferedResources> | undefined) ?? {};
    return resources.find(({ id }) => id === params['resourceId'])?.name ?? null;
  },
  'to-dos.filter': ({ params, language }) => {
    const filter = TODO_FILTERS.find((one) => one === params['filterHandle']);
    return filter === undefined ? null : placeHeading(TODOS[language], FILTER_NAMES[filter][language], language);
  },
  'to-dos.folder': placeOf('folder', 'folderHandle'),
  'to-dos.label': placeOf('label', 'labelHandle'),
};
