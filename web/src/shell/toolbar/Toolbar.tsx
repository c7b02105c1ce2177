import { may, tool } from '@madoguchi/contract/access.ts';
import { listInbox } from '@madoguchi/contract/approvals/operations.ts';
import type { Task } from '@madoguchi/contract/information/model.ts';
import { showTasks } from '@madoguchi/contract/information/operations.ts';
import type { Changed } from '@madoguchi/contract/live/model.ts';
import { itemsOf } from '@madoguchi/contract/menu/nodes.ts';
import { ITSELF } from '@madoguchi/contract/menu/place.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { PersonPicture } from '../../kit/PersonPicture.tsx';
import { ThemeArea } from '../../kit/theme/ThemeArea.tsx';
import { FRAME, height, LAYER, TOP } from '../../kit/theme/tokens.ts';
import { keyNames } from '../../platform/keys/key-names.ts';
import { shelved } from '../../platform/messages.ts';
import { useObservable } from '../../platform/observable.ts';
import { usePreference } from '../../platform/preferences.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useSession, useUser } from '../../platform/session.ts';
import { useIdle } from '../../platform/when-idle.ts';
import { useMenu, useMenuTitle } from '../nav/menu/use-menu.ts';
import { menuCounts } from '../nav/menu-counts.ts';
import { NavToggle } from '../nav/NavToggle.tsx';
import { useBreadth, useNavPlan } from '../nav/use-nav-plan.ts';
import { openPalette } from '../palette/palette-state.ts';
import { usePaletteToolWords } from '../palette/tool-words.ts';
import { useCurrentScreen } from '../routes/current-screen.ts';
import { useFrameSettings } from '../settings/use-frame-settings.ts';
import { chosenOf } from '../shortcuts/chosen.ts';
import { useShortcutWords } from '../shortcuts/words.ts';
import { useShellWords } from '../words.ts';
import { LanguageMenu } from './language/LanguageMenu.tsx';
import { SampleMark } from './SampleMark.tsx';
import { ToolButton } from './ToolButton.tsx';
import { Trail } from './Trail.tsx';
import { FontSizeMenu } from './text-size/FontSizeMenu.tsx';

/** As many as the toolbar has room for; the menu holds all. */
const SHOWN = 5;

const ShortcutMenu = lazy(async () => ({ default: (await import('../shortcuts/ShortcutMenu.tsx')).ShortcutMenu }));
const ShelfTool = lazy(async () => ({ default: (await import('../messages/ShelfTool.tsx')).ShelfTool }));
const IconLink = createLink(IconButton);

/** In the toolbar from lg on: the person's own screens a press away, and the star that chooses them (P9). */
function ShortcutTools() {
  const t = useShortcutWords();
  const title = useMenuTitle();
  const { nodes, currentId } = useMenu();
  const { value } = usePreference('shortcuts');
  const chosen = chosenOf(itemsOf(nodes), value).slice(0, SHOWN);
  return (
    <>
      {chosen.length === 0 ? null : (
        <nav aria-label={t('name')} className="shortcuts">
          {chosen.map((item) => (
            <IconLink
              key={item.id}
              to={item.to}
              activeOptions={ITSELF}
              aria-label={title(item.title)}
              title={title(item.title)}
              aria-current={item.id === currentId ? 'page' : undefined}
            >
              <Icon name={item.icon} />
            </IconLink>
          ))}
        </nav>
      )}
      <ToolButton icon={chosen.length === 0 ? 'star' : 'starOn'} label={t('name')} kind="dialog" opens={ShortcutMenu} />
    </>
  );
}

const Field = styled(Button)(({ theme }) => ({
  minWidth: 36,
  gap: 8,
  padding: '0 12px',
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 18,
  fontWeight: 400,
  // Drawn, not written: what one sees of a button's text has to be in its name.
  '& > .keys::before': { content: 'attr(data-keys)', opacity: 0.8 },
  [theme.breakpoints.down('lg')]: { minWidth: 44, border: 0, padding: 0, '& > .word, & > .keys': { display: 'none' } },
}));

/** Looks like the field that it opens; where there is no room, its sign alone. */
function PaletteTool() {
  const t = usePaletteToolWords();
  return (
    <Field
      color="inherit"
      aria-haspopup="dialog"
      aria-label={t('open')}
      aria-keyshortcuts="Control+K Meta+K"
      title={t('open')}
      onClick={openPalette}
    >
      <Icon name="search" />
      <span className="word">{t('word')}</span>
      <span className="keys" data-keys={keyNames('mod+k').join(' ')} />
    </Field>
  );
}

/** Leads to what the manual says of the screen; on a phone the person's menu does. */
function HelpTool() {
  const t = useShellWords();
  const screen = useCurrentScreen();
  return (
    <IconLink
      to={screenPath('documentation')}
      search={{ screen: screen?.id }}
      activeOptions={ITSELF}
      aria-label={t('help')}
      title={t('help')}
    >
      <Icon name="help" />
    </IconLink>
  );
}

const UserChoices = lazy(async () => ({ default: (await import('./UserChoices.tsx')).UserChoices }));

/** The menu of the signed-in person or guest, with the actions open to them (S6-03). */
function UserMenu() {
  const t = useShellWords();
  const { user } = useSession();
  const name = user?.data.displayName ?? t('guest');
  return (
    <ToolButton
      icon={<PersonPicture name={name} photo={user?.data.photoURL ?? null} size={24} />}
      label={t('userMenu', { name })}
      word={name}
      kind="menu"
      opens={UserChoices}
    />
  );
}

const Bar = styled('header')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  boxSizing: 'border-box',
  minHeight: height(FRAME.toolbar),
  padding: '0 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > .tools, & .not-on-phones': { display: 'flex', flex: 'none', alignItems: 'center', gap: 8 },
  '& > .tools': { marginInlineStart: 'auto' },
  // Where larger text or a row of shortcuts leaves the trail no room, words give way first, then the row. In rem, so that
  // it follows the size of text.
  '@container (max-width: 64rem)': { '& > .tools:has(.shortcuts) .word': { display: 'none' } },
  '@container (max-width: 52rem)': { '& .shortcuts, & .word': { display: 'none' } },
  [theme.breakpoints.down('sm')]: {
    gap: 4,
    minHeight: height(FRAME.toolbarPhone),
    padding: '0 4px',
    '& > .tools': { gap: 0 },
    // The phone's bar has room for where I am and who I am; the drawer's foot holds the rest.
    '& .not-on-phones': { display: 'none' },
  },
  '@media print': { display: 'none' },
}));

/** Until it is filled it says where one is. */
interface Props {
  readonly isFilled: boolean;
}

/** The bar above the content: where am I, and what is always at hand (S6-03). */
export function Toolbar({ isFilled }: Props) {
  const { navbar, toolbar } = useFrameSettings().layout.config;
  const { toggles } = useNavPlan();
  const { user } = useSession();
  if (!toolbar.display) return null;
  const toggle = toggles === null ? null : <NavToggle flag={toggles} />;
  return (
    <ThemeArea
      area="toolbar"
      style={toolbar.style === 'fixed' ? { position: 'sticky', top: TOP, zIndex: LAYER.toolbar } : {}}
    >
      <Bar>
        {navbar.position === 'left' ? toggle : null}
        <Trail />
        {isFilled ? (
          <div className="tools">
            <PaletteTool />
            {user === null ? null : <PersonTools />}
            <SampleMark />
            <span className="not-on-phones">
              {user === null ? null : <HelpTool />}
              <FontSizeMenu />
              <LanguageMenu />
            </span>
            <UserMenu />
            {navbar.position === 'right' ? toggle : null}
          </div>
        ) : null}
      </Bar>
    </ThemeArea>
  );
}

/** The tools of the toolbar for signed-in people only. */
function PersonTools() {
  const hasShelf = useObservable(shelved).length > 0;
  const isWide = useBreadth() === 'wide';
  return (
    <>
      <MenuCounts />
      {isWide ? <ShortcutTools /> : null}
      <NotificationBell />
      <Suspense fallback={null}>{hasShelf ? <ShelfTool /> : null}</Suspense>
    </>
  );
}

const NO_TASKS: readonly Task[] = [];

/**
 * Keeps the numbers of the menu true while the page is open: what waits for the person's approval, and the claims of this
 * month that they may confirm, and the to-dos that are due, the same as the dashboard tells of what waits for them.
 */
function MenuCounts() {
  const { today, tools } = useSession();
  const month = monthOf(today);
  const visitor = { roles: useUser().role };
  // The first screen comes first.
  const counts = useIdle() && (may(visitor, listInbox.access, tools) || may(visitor, tool('to-dos'), tools));
  const { data: tasks = NO_TASKS, refetch } = useRead(
    showTasks,
    {},
    { enabled: counts, follows: (news) => isCounted(news, month) },
  );
  // At midnight other to-dos are due, and nothing else tells of it.
  const readOn = useRef(today);
  useEffect(() => {
    if (readOn.current === today) return;
    readOn.current = today;
    void refetch();
  }, [today, refetch]);

  const waiting = tasks.find(({ kind }) => kind === 'approvals-waiting')?.count ?? 0;
  const claims = tasks.find((task) => task.kind === 'claims-to-confirm' && task.month === month)?.count ?? 0;
  const due = tasks.find(({ kind }) => kind === 'to-dos-due')?.count ?? 0;
  useEffect(() => {
    menuCounts.set({ 'approvals-waiting': waiting, 'claims-to-review': claims, 'to-dos-due': due });
    return () => menuCounts.set({});
  }, [waiting, claims, due]);
  return null;
}

/** The menu counts approvals, to-dos and this month's claims: where nothing else shows tasks, other news reads none again. */
function isCounted({ noun, month }: Changed, thisMonth: YearMonth): boolean {
  return (
    noun === 'to-dos' ||
    noun === 'approvals' ||
    noun === 'delegations' ||
    (noun === 'expense-claims' && month === thisMonth)
  );
}
