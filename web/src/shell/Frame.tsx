import { styled } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { SplashPicture } from '../kit/SplashPicture.tsx';
import { FRAME, height, LAYER, SHADOW, TOP } from '../kit/theme/tokens.ts';
import { masterArrivals } from '../platform/identity/master-lists.ts';
import { startLive } from '../platform/live.ts';
import { useObservable } from '../platform/observable.ts';
import { useSession } from '../platform/session.ts';
import { useIdle } from '../platform/when-idle.ts';
import { BottomBar } from './bottom/BottomBar.tsx';
import { Content } from './Content.tsx';
import { Footer } from './Footer.tsx';
import { CONTENT_ID } from './keys/content-id.ts';
import { NavFrame } from './nav/NavFrame.tsx';
import { NavToggle } from './nav/NavToggle.tsx';
import { useNavPlan } from './nav/use-nav-plan.ts';
import { EdgeTools } from './settings/EdgeTools.tsx';
import { useFrameSettings } from './settings/use-frame-settings.ts';
import { useSidePanels } from './side/use-side-panels.ts';
import { MasterLoading } from './start/MasterLoading.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useShellWords } from './words.ts';

const BOTTOM_BAR = `calc(${height(FRAME.bottomBar)} + env(safe-area-inset-bottom, 0px))`;

/**
 * Pages know the frame by three measures: what stays in view above (`--frame-top`) and below (`--frame-bottom`), for
 * their own bars to stick to, and what of the window's height the bars take (`--frame-taken`).
 */
const Box = styled('div')(({ theme }) => ({
  '--toolbar': height(FRAME.toolbar),
  '--below': height(FRAME.footer),
  '--stuck-below': '0px',
  '--frame-top': TOP,
  // `--band`: the height of a band that stays in view, where one does.
  '--frame-bottom': 'calc(var(--stuck-below) + var(--band, 0px))',
  '--frame-taken': `calc(var(--toolbar) + var(--below) + var(--band, 0px) + ${TOP})`,
  display: 'flex',
  minHeight: `calc(100dvh - ${TOP})`,
  [theme.breakpoints.down('sm')]: { '--toolbar': height(FRAME.toolbarPhone) },
  [theme.breakpoints.up('lg')]: { '&[data-footer=fixed]': { '--stuck-below': 'var(--below)' } },
  '&[data-toolbar=fixed]': { '--frame-top': `calc(var(--toolbar) + ${TOP})` },
  '&[data-toolbar=hidden]': { '--toolbar': '0px' },
  '&[data-footer=hidden]': { '--below': '0px' },
  [theme.breakpoints.down('sm')]: { '&&': { '--below': BOTTOM_BAR, '--stuck-below': BOTTOM_BAR } },
  // Fixed parts stick inside the box, so clipping it keeps them in.
  '&[data-mode=boxed]': { margin: '0 auto', boxShadow: SHADOW.panel, overflow: 'clip' },
  '@media print': { display: 'block' },
}));

/** The whole frame: as wide as the window, or a box of its own (S6-02). */
function FrameBox({ children }: { readonly children: ReactNode }) {
  const { mode, containerWidth, toolbar, footer } = useFrameSettings().layout.config;
  return (
    <Box
      data-mode={mode}
      data-toolbar={toolbar.display ? toolbar.style : 'hidden'}
      data-footer={footer.display ? footer.style : 'hidden'}
      style={mode === 'boxed' ? { maxWidth: containerWidth } : {}}
    >
      {children}
    </Box>
  );
}

const Hidden = styled('a')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'fixed',
  top: 8,
  insetInlineStart: 8,
  zIndex: LAYER.skipLink,
  padding: '8px 16px',
  borderRadius: 8,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: SHADOW.panel,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden', padding: 0 },
}));

/** The first stop of every page: past menu and toolbar, to the content. */
function SkipLink() {
  const t = useShellWords();
  return (
    <Hidden
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      {t('skip')}
    </Hidden>
  );
}

// It takes no room, and sticks inside the frame, so that it stays within a boxed one.
const Place = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: `calc(8px + ${TOP})`,
  zIndex: LAYER.toolbar,
  height: 0,
  '& > button': {
    margin: '0 8px',
    boxShadow: SHADOW.menu,
    border: `1px solid ${theme.vars.palette.divider}`,
    '&, &:hover': { backgroundColor: theme.vars.palette.background.paper },
  },
  '@media print': { display: 'none' },
}));

/** Where no bar holds the menu's button, it floats over the content: the menu can never be lost (N5b). */
function FloatingToggle() {
  const { floats } = useNavPlan();
  if (floats === null) return null;
  return (
    <Place>
      <NavToggle flag={floats} />
    </Place>
  );
}

const ShellParts = lazy(async () => ({ default: (await import('./keys/ShellParts.tsx')).ShellParts }));

const LogServerBand = lazy(async () => ({
  default: (await import('./log-server/LogServerBand.tsx')).LogServerBand,
}));

const Column = styled('div')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });

/**
 * The frame around a screen: menu, toolbar, footer, and a phone's bar of places. The first screen comes before what fills
 * menu and toolbar, whose room is kept: people come for the screen.
 */
export function Frame() {
  const { user } = useSession();
  const { position } = useFrameSettings().layout.config.navbar;
  const isIdle = useIdle();
  const sides = useSidePanels();
  const uid = user?.uid;
  useEffect(() => (uid === undefined ? undefined : startLive()), [uid]);

  const nav = <NavFrame key="nav" isFilled={isIdle} />;
  const column = (
    <Column key="column">
      <FloatingToggle />
      <Toolbar isFilled={isIdle} />
      <Content />
      {isIdle && user?.role.includes('system') ? (
        <Suspense fallback={null}>
          <LogServerBand />
        </Suspense>
      ) : null}
      <Footer />
      <BottomBar />
    </Column>
  );
  const page = [
    sides.left ? <SidePanel key="left" side="left" /> : null,
    column,
    sides.right ? <SidePanel key="right" side="right" /> : null,
  ];
  return (
    <MasterGate>
      <SkipLink />
      <FrameBox>{position === 'left' ? [nav, ...page] : [...page, nav]}</FrameBox>
      {isIdle ? <EdgeTools /> : null}
      {isIdle ? (
        <Suspense fallback={null}>
          <ShellParts />
        </Suspense>
      ) : null}
    </MasterGate>
  );
}

/** Lets signed-in people in once all eight lists have arrived; a guest needs none. */
function MasterGate({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const { data } = useObservable(masterArrivals);
  if (user === null || data !== null) return children;
  return (
    <main>
      <SplashPicture>
        <MasterLoading />
      </SplashPicture>
    </main>
  );
}

const CONTENT = {
  left: lazy(async () => ({ default: (await import('./side/LeftPanel.tsx')).LeftPanel })),
  right: lazy(async () => ({ default: (await import('./side/RightPanel.tsx')).RightPanel })),
};

const Aside = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: TOP,
  flex: 'none',
  boxSizing: 'border-box',
  height: `calc(100dvh - ${TOP})`,
  overflowY: 'auto',
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-side=left]': { width: FRAME.panelStart, borderInlineEnd: `1px solid ${theme.vars.palette.divider}` },
  '&[data-side=right]': { width: FRAME.panelEnd, borderInlineStart: `1px solid ${theme.vars.palette.divider}` },
  '& > .head': {
    ...theme.typography.subtitle2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: height(FRAME.toolbar),
    padding: '0 8px 0 16px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& > h2': { font: 'inherit', margin: 0 },
  },
  '@media print': { display: 'none' },
}));

/** A panel beside the page. Its room is kept from the first paint on, so that nothing moves when it is filled. */
function SidePanel({ side }: { readonly side: 'left' | 'right' }) {
  const t = useShellWords();
  const Content = CONTENT[side];
  const isIdle = useIdle();
  return (
    <Aside data-side={side} aria-label={t(`side.${side}`)}>
      {isIdle ? (
        <Suspense fallback={null}>
          <Content />
        </Suspense>
      ) : null}
    </Aside>
  );
}
