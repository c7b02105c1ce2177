// MUI's parts in the portal's measures. A screen never styles a button, an input or a dialog of its own.
import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { CONTROL, DIALOG, height, LAYER, RADIUS, SHADOW, STUCK, TOP, TOUCH } from './tokens.ts';

type Parts = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const touchHeight = { [TOUCH]: { minHeight: height(CONTROL.touch) } };

/** Taller for a finger, and round at its ends still. */
const touchPill = { [TOUCH]: { minHeight: height(CONTROL.touch), borderRadius: height(CONTROL.touch) } };

const buttons: Parts = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'primary' },
    styleOverrides: {
      root: {
        minWidth: 88,
        minHeight: height(CONTROL.standard),
        borderRadius: RADIUS.button,
        padding: '0 16px',
        whiteSpace: 'nowrap',
        ...touchPill,
      },
      sizeSmall: {
        minHeight: height(CONTROL.small),
        borderRadius: RADIUS.buttonSmall,
        padding: '0 12px',
        ...touchPill,
      },
      sizeLarge: { minHeight: height(CONTROL.large), borderRadius: RADIUS.buttonLarge, padding: '0 24px' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: height(CONTROL.standard),
        minHeight: height(CONTROL.standard),
        padding: 4,
        color: 'inherit',
        [TOUCH]: { minWidth: height(CONTROL.touch), minHeight: height(CONTROL.touch) },
      },
    },
  },
  MuiToggleButton: { styleOverrides: { root: { padding: '4px 12px', ...touchHeight } } },
};

const inputs: Parts = {
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: RADIUS.input,
        minHeight: height(CONTROL.standard),
        backgroundColor: theme.vars.palette.background.paper,
        ...touchHeight,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.secondary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.primary.main },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.control }),
      input: ({ theme }) => ({
        padding: '6px 12px',
        height: 'auto',
        '@media (max-width: 599.95px)': { fontSize: 'max(16px, 1rem)' },
        // Autofilled input keeps the ground of its area, in its ink.
        '&:-webkit-autofill': {
          WebkitBoxShadow: `0 0 0 100px ${theme.vars.palette.background.paper} inset`,
          WebkitTextFillColor: theme.vars.palette.text.primary,
          caretColor: theme.vars.palette.text.primary,
        },
      }),
    },
  },
  MuiInputBase: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body1, lineHeight: 1.5 }) } },
  // A pill with its knob inside: the pill is told from the ground by 3:1, and the knob from the pill.
  MuiSwitch: {
    styleOverrides: {
      root: { width: 44, height: 28, padding: 2 },
      switchBase: ({ theme }) => ({
        padding: 5,
        color: theme.vars.palette.background.paper,
        '&.Mui-checked': {
          transform: 'translateX(calc(16px * var(--inline)))',
          color: theme.vars.palette.background.paper,
          '& + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.primary.main },
        },
      }),
      thumb: { width: 18, height: 18, boxShadow: 'none' },
      track: ({ theme }) => ({ borderRadius: 12, opacity: 1, backgroundColor: theme.vars.palette.control }),
    },
  },
  // Its arrow stands near the edge, as a select's does.
  MuiAutocomplete: {
    styleOverrides: { root: { '& .MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { insetInlineEnd: 0 } } },
  },
  // The pill's own edge stands where the label's does.
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        '&:has(> .MuiSwitch-root)': { gap: 6 },
        // The track begins within its box; a label before it stands at the edge by itself.
        '&:not(.MuiFormControlLabel-labelPlacementStart):has(> .MuiSwitch-root)': { marginInlineStart: -2 },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '4px 0 0' } } },
};

const surfaces: Parts = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: RADIUS.card, border: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  // A run of them is one card.
  MuiAccordion: {
    styleOverrides: {
      rounded: {
        '&:first-of-type': { borderStartStartRadius: RADIUS.card, borderStartEndRadius: RADIUS.card },
        '&:last-of-type': { borderEndStartRadius: RADIUS.card, borderEndEndRadius: RADIUS.card },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { scrollMarginTop: `calc(${STUCK.top} + 8px)`, scrollMarginBottom: `calc(${STUCK.bottom} + 8px)` },
    },
  },
  MuiDialog: {
    styleOverrides: {
      container: ({ theme }) => ({
        boxSizing: 'border-box',
        paddingTop: TOP,
        [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' },
        [theme.breakpoints.up('lg')]: { alignItems: 'flex-start', paddingTop: '15vh' },
      }),
      paper: ({ theme }) => ({
        borderRadius: RADIUS.card,
        boxShadow: SHADOW.dialog,
        border: `1px solid ${theme.vars.palette.divider}`,
        margin: 16,
        width: 'calc(100% - 32px)',
        // A sheet on a phone, within reach of the thumb.
        [theme.breakpoints.down('sm')]: {
          margin: 0,
          width: '100%',
          maxHeight: 'calc(100% - 16px)',
          borderRadius: `${RADIUS.card}px ${RADIUS.card}px 0 0`,
        },
      }),
      paperWidthXs: { maxWidth: DIALOG.standard },
      paperWidthSm: { maxWidth: DIALOG.standard },
      paperWidthMd: { maxWidth: DIALOG.wide },
      paperFullScreen: ({ theme }) => ({
        borderRadius: 0,
        margin: 0,
        width: '100%',
        border: 0,
        [theme.breakpoints.down('sm')]: { borderRadius: 0, maxHeight: 'none' },
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      // A sheet from below is as high as what stands in it.
      paper: ({ ownerState: { anchor } }) => (anchor === 'bottom' ? {} : { top: TOP, height: `calc(100% - ${TOP})` }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: '24px 24px 16px' }) },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px 24px' } } },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '0 24px 24px', gap: 8, '& > *': { margin: '0 !important' } } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: RADIUS.menu,
        boxShadow: SHADOW.menu,
        border: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minHeight: height(CONTROL.standard),
        ...touchHeight,
        '&.Mui-focusVisible': { outlineOffset: -2 },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 500, enterTouchDelay: 500 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        borderRadius: RADIUS.input,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
      }),
    },
  },
};

const pieces: Parts = {
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiTabs: { styleOverrides: { root: { minHeight: height(40), ...touchHeight } } },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minHeight: height(40),
        minWidth: 64,
        padding: '0 12px',
        ...touchHeight,
        '&.Mui-selected': { fontWeight: 600 },
        '&.Mui-focusVisible': { outlineOffset: -2 },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        padding: '8px 12px',
        borderColor: theme.vars.palette.divider,
      }),
      head: { fontWeight: 600, whiteSpace: 'nowrap' },
      // A number is never broken where a column has no room.
      alignRight: { whiteSpace: 'nowrap' },
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { root: { borderRadius: RADIUS.input } } },
};

export const COMPONENTS: Parts = { ...buttons, ...inputs, ...surfaces, ...pieces };

/** MUI's layers, by our numbers. */
export const LAYERS = {
  appBar: LAYER.toolbar,
  drawer: LAYER.drawer,
  modal: LAYER.dialog,
  snackbar: LAYER.messages,
  tooltip: LAYER.tooltip,
};
