import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { CONTROL, height, TOUCH } from '../../../kit/theme/tokens.ts';

/** The way on at a card's foot: a word to the mouse, as high as a button to a finger. */
export const CardLink = styled(Link)({
  alignSelf: 'flex-start',
  [TOUCH]: { display: 'inline-flex', alignItems: 'center', minHeight: height(CONTROL.touch) },
});
