import { styled } from '@mui/material/styles';
import { LAYER, SHADOW } from '../../kit/theme/tokens.ts';
import { NavToggle } from './NavToggle.tsx';
import { useNavPlan } from './use-nav-plan.ts';

// It takes no room, and sticks inside the frame, so that it stays within a boxed one.
const Place = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 8,
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
export function FloatingToggle() {
  const { floats } = useNavPlan();
  if (floats === null) return null;
  return (
    <Place>
      <NavToggle flag={floats} />
    </Place>
  );
}
