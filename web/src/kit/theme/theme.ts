// The theme: measures and parts. Its colours are CSS variables, which SchemeStyles sets for each area of the frame.
import { createTheme } from '@mui/material/styles';
import './augmentation.ts';
import { COMPONENTS, LAYERS } from './components.ts';
import { START_PALETTES } from './palettes.ts';
import { schemeOf } from './scheme.ts';
import { EASE, MOTION, RADIUS } from './tokens.ts';
import { TYPE_SCALE } from './type-scale.ts';

/** Of the CSS variables' names. */
export const VARIABLE_PREFIX = 'm';

export const theme = createTheme({
  cssVariables: { cssVarPrefix: VARIABLE_PREFIX },
  colorSchemes: { light: schemeOf(START_PALETTES.default) },
  typography: TYPE_SCALE,
  spacing: 8,
  shape: { borderRadius: RADIUS.input },
  breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } },
  zIndex: LAYERS,
  transitions: {
    duration: {
      shortest: MOTION.fast,
      shorter: MOTION.fast,
      short: MOTION.base,
      standard: MOTION.base,
      complex: MOTION.slow,
      enteringScreen: MOTION.slow,
      leavingScreen: MOTION.out,
    },
    easing: { easeInOut: EASE.in, easeOut: EASE.in, easeIn: EASE.out, sharp: EASE.out },
  },
  components: COMPONENTS,
});
